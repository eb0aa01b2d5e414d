import { expect, test } from 'vitest';
import { isPageAddress, isPrivateAddress } from './page-kinds.ts';

test('the dashboard is never shared', () => {
  expect(['/dashboard', '/dashboard/products', '/en/dashboard/', '/dashboard.data'].every(isPrivateAddress)).toBe(true);
  expect(['/', '/dashboards', '/product/1/dashboard'].some(isPrivateAddress)).toBe(false);
});

test('the API and uploads are not pages', () => {
  expect(['/api', '/api/en/category', '/uploads/a.jpg'].some(isPageAddress)).toBe(false);
  expect(['/', '/apinion', '/about'].every(isPageAddress)).toBe(true);
});
