import { expect, test } from 'vitest';
import { isKnownPage } from './page-paths.ts';
import { takesName } from './pages.ts';

test('the path of a page is known with or without its name, a query and a fragment', () => {
  expect(['/', '/about', '/product/15', '/product/15/GlowMate', '/our-community?blog=a#b', '/projects/'].every(isKnownPage)).toBe(true);
});

test('other paths are not', () => {
  expect(['/nowhere', '/product', '/product/0', '/product/15/a/b', '/about/us', 'about', '//about'].some(isKnownPage)).toBe(false);
});

test('only the pages of records end in a name, once', () => {
  expect(['/product/15', '/one-category/3/', '/project/7', '/sub-category/2'].every(takesName)).toBe(true);
  expect(['/', '/about', '/projects', '/product/15/GlowMate', '/product'].some(takesName)).toBe(false);
});
