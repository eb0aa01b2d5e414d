import { expect, test } from 'vitest';
import { isPageAddress, isPrivateAddress, normaliseAddress } from './page-address.ts';

test('one page has one address, whatever order or tags a link has', () => {
  expect(normaliseAddress('/our-community?section=b&utm_source=mail&blog=a')).toBe('/our-community?blog=a&section=b');
  expect(normaliseAddress('/about?fbclid=1')).toBe('/about');
});

test('a value nobody could have meant is left out', () => {
  expect(normaliseAddress(`/our-community?blog=${'x'.repeat(301)}`)).toBe('/our-community');
});

test('the dashboard is never shared', () => {
  expect(['/dashboard', '/dashboard/products', '/en/dashboard/', '/dashboard.data'].every(isPrivateAddress)).toBe(true);
  expect(['/', '/dashboards', '/product/1/dashboard'].some(isPrivateAddress)).toBe(false);
});

test('the API and uploads are not pages', () => {
  expect(['/api', '/api/en/category', '/uploads/a.jpg'].some(isPageAddress)).toBe(false);
  expect(['/', '/apinion', '/about'].every(isPageAddress)).toBe(true);
});
