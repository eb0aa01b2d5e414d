import { expect, test } from 'vitest';
import { linkTo, pagePath, recordPath, shorten, slugOf } from './links.ts';
import { proves } from '#test/requirements/proves.ts';

test('a run of spaces becomes one hyphen', () => {
  expect(slugOf('  LED   Screens\tIndoor ')).toBe('LED-Screens-Indoor');
});

test('signs that mean something in an address are dropped and Arabic letters stay', () => {
  proves('3-05');
  expect(slugOf('شاشات / خارجية؟ 100% #1')).toBe('شاشات-خارجية؟-100-1');
});

test('path and name are joined by exactly one slash', () => {
  proves('3-04');
  expect(linkTo('/one-category/3', ['LED Screens'], 'ar')?.to).toBe('/one-category/3/LED-Screens');
  expect(linkTo('/one-category/3/', ['LED Screens'], 'ar')?.to).toBe('/one-category/3/LED-Screens');
});

test('English links live under /en', () => {
  expect(linkTo('/product/15', ['GlowMate'], 'en')?.to).toBe('/en/product/15/GlowMate');
  expect(linkTo('/', [], 'en')?.to).toBe('/en');
  expect(pagePath('home', 'en')).toBe('/en');
  expect(pagePath('about', 'ar')).toBe('/about');
});

test('Arabic names are percent-encoded in the address', () => {
  expect(linkTo('/product/15', ['شاشة الضوء'], 'ar')?.to).toBe(`/product/15/${encodeURIComponent('شاشة-الضوء')}`);
});

test('a link that already carries a name keeps it', () => {
  expect(linkTo('/product/15/GlowMate', ['Another title'], 'ar')?.to).toBe('/product/15/GlowMate');
});

test('pages without records take no name', () => {
  expect(linkTo('/projects', ['Our work'], 'ar')?.to).toBe('/projects');
  expect(linkTo('/our-community?blog=light', ['Title'], 'en')?.to).toBe('/en/our-community?blog=light');
});

test('an empty link gives no link', () => {
  proves('3-06');
  expect(linkTo('  ', ['Title'], 'ar')).toBeUndefined();
});

test('outside addresses stay as they are', () => {
  proves('3-06');
  expect(linkTo('https://example.com/a', ['Title'], 'en')).toEqual({ to: 'https://example.com/a', isOutside: true });
  expect(linkTo('mailto:hello@example.com', [], 'en')?.isOutside).toBe(true);
});

test('a script address is no link', () => {
  proves('3-06');
  expect(linkTo('javascript:alert(1)', [], 'ar')).toBeUndefined();
});

test('only the names that are there are joined', () => {
  proves('3-127');
  expect(recordPath('project', 7, ['Airport', ''], 'ar')).toBe('/project/7/Airport');
  expect(recordPath('project', 7, ['Airport', 'Gate 4'], 'ar')).toBe('/project/7/Airport-Gate-4');
});

test('long names are cut at a word', () => {
  const cut = shorten(Array.from({ length: 30 }, () => 'light').join('-'));
  proves('3-04');
  expect(cut.length).toBeLessThanOrEqual(80);
  expect(cut.endsWith('light')).toBe(true);
});
