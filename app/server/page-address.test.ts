import { expect, test } from 'vitest';
import type { Operations } from '#server/operations.ts';
import { openAddresses, rightSpelling } from './page-address.ts';
import { PageRoutes } from './page-routes.ts';
import { testRoutes } from './test-routes.ts';

const routes = new PageRoutes(testRoutes({}));
const NAMES: Readonly<Record<string, { id: number; parent: number; names: string[] }[]>> = {
  blogs: [{ id: 3, parent: 0, names: ['Screens and light', 'الشاشات والضوء'] }],
  'blog-sections': [{ id: 7, parent: 3, names: ['How bright?', 'كم السطوع؟'] }],
};
const recordNames: Operations['recordNames'] = async ({ name }) => NAMES[name] ?? [];
const askedBy = openAddresses({ routes, operations: { recordNames } });

async function keyOf(url: string): Promise<string> {
  const asked = await askedBy(url);
  return asked.kind === 'page' ? asked.key.trim() : asked.kind;
}

function leadsTo(url: string): string | undefined {
  return rightSpelling(url, routes.match(url.split('?')[0]!)!);
}

test('A2: what a page does not depend on makes no other page', async () => {
  const busted = ['/?before=1', '/?page=x1', '/?blog=a&section=b', '/?utm_source=mail', '/?_routes=x', '/?'];
  expect(new Set(await Promise.all(['/', ...busted].map(keyOf)))).toEqual(new Set(['ar.home']));
  expect(await keyOf('/about?page=2')).toBe('ar.about');
});

test('A2: a query holds what its page knows: names of records, small numbers', async () => {
  expect(await keyOf('/our-community?blog=Screens-and-light&section=how-bright')).toBe('ar.community  blog=3&section=7');
  expect(await keyOf(`/our-community?section=7&utm_source=x&blog=${encodeURIComponent('الشاشات-والضوء')}`)).toBe(
    'ar.community  blog=3&section=7',
  );
  expect(await keyOf('/our-community?blog=community-posts&page=2')).toBe('ar.community  blog=community-posts&page=2');
  const unknown = ['?blog=nobody', '?blog=4', '?section=7', `?blog=${'x'.repeat(301)}`, '?page=1'];
  expect(new Set(await Promise.all(unknown.map((query) => keyOf(`/our-community${query}`))))).toEqual(new Set(['ar.community']));
  for (const page of ['0', '1e1', 'abc', '-2', '9999'])
    expect([page, await keyOf(`/our-community?page=${page}`)]).toEqual([page, 'missing']);
  expect(await askedBy('/our-community?blog=community-posts&page=٢')).toMatchObject({
    key: 'ar.community  blog=community-posts&page=2 ',
    address: '/our-community?blog=community-posts&page=2',
  });
});

test('a list of products is kept as it is, and no other of its addresses: several values of a key are one', async () => {
  expect(await askedBy('/products?utm_source=mail&suits=&brightness_min=')).toMatchObject({ isCacheable: true, address: '/products' });
  expect(await askedBy('/products?page=2')).toMatchObject({ isCacheable: false, address: '/products?page=2' });
  // A filter that nobody knows is not kept either: the page names it. What counts clicks is none.
  expect(await askedBy('/products?brightnes_min=5&fbclid=x&_ga=1')).toMatchObject({
    isCacheable: false,
    address: '/products?brightnes_min=5',
  });
  expect(await askedBy('/en/products?suits=home&q=led&suits=stage')).toMatchObject({
    isCacheable: false,
    address: '/en/products?q=led&suits=home,stage',
  });
});

test('older comments are shown and not kept: there are as many such pages as there are numbers', async () => {
  const url = '/our-community?blog=3&section=7&before=120';
  expect(await askedBy(url)).toMatchObject({ isCacheable: false, address: url });
  expect(await askedBy('/our-community?blog=3&section=7&before=0.5')).toMatchObject({
    isCacheable: true,
    address: '/our-community?blog=3&section=7',
  });
});

test('products to compare and products kept have one spelling, are few, and make no page that is kept', async () => {
  expect(await askedBy('/compare?products=7-55x2,3,3,x,0')).toMatchObject({
    isCacheable: false,
    key: 'ar.compare  products=3,7-55,x,0 ',
    address: '/compare?products=3,7-55,x,0',
  });
  expect(await keyOf('/compare?products=9&products=3&products=5&products=1&products=2&products=4&products=8')).toBe(
    // One more than are compared, so that the page can say so.
    'ar.compare  products=1,2,3,4,5,9',
  );
  // What is not in the list comes after it, bounded, so that the page can say so.
  expect(await keyOf('/en/shortlist?products=15-55x2,15-55,7x0,7')).toBe('en.shortlist  products=15-55x2,7,15-55,7x0');
  expect(await keyOf(`/en/shortlist?products=a,b,c,d,7`)).toBe('en.shortlist  products=7,a,b,c');
  expect(await keyOf(`/en/compare?products=${'y'.repeat(25)}`)).toBe(`en.compare  products=${'y'.repeat(20)}…`);
  expect(await askedBy('/shortlist?products=&page=2')).toMatchObject({ isCacheable: true, address: '/shortlist' });
});

test('sizes and walls of a product are drawn and not kept: there are as many as there are numbers', async () => {
  for (const query of ['size=70', 'size=71', 'wall=6x6'])
    expect(await askedBy(`/product/15/GlowMate?${query}`)).toMatchObject({ isCacheable: false, key: `ar.product 15 ${query} ` });
  expect(await keyOf(`/product/15/GlowMate?size=1${'0'.repeat(30)}`)).toBe(`ar.product 15 size=1${'0'.repeat(19)}…`);
});

test('of a record’s address the id decides', async () => {
  expect(await keyOf('/product/15/GlowMate')).toBe('ar.product 15');
  expect(await keyOf('/en/product/15')).toBe('en.product 15');
  for (const id of ['0', '015', '1e3', '-1', '99999999999', 'x']) expect(await keyOf(`/product/${id}`)).toBe('missing');
});

test('what is nowhere is the same nothing in each language', async () => {
  expect(await askedBy('/wp-login.php')).toEqual({ kind: 'missing', language: 'ar' });
  expect(await askedBy('/EN/wp-login.php?a=1')).toEqual({ kind: 'missing', language: 'en' });
  expect(await askedBy('/product/15/a/b')).toEqual({ kind: 'missing', language: 'ar' });
  expect(await askedBy('/%E0%A4%A')).toEqual({ kind: 'missing', language: 'ar' });
  expect(await askedBy('//evil.example/about')).toEqual({ kind: 'missing', language: 'ar' });
});

test('one address per page: other spellings lead to it', () => {
  const spellings = {
    '/ABOUT': '/about',
    '/about/': '/about',
    '/EN': '/en',
    '/en/': '/en',
    '/En/About/': '/en/about',
    '/%61bout': '/about',
  };
  for (const [given, right] of Object.entries(spellings)) expect([given, leadsTo(given)]).toEqual([given, right]);
  expect(leadsTo('/ABOUT?utm_source=mail')).toBe('/about?utm_source=mail');
  expect(leadsTo('/PRODUCT/15/GlowMate/')).toBe('/product/15/GlowMate');
});

test('the right spelling leads nowhere, however a proxy escapes it', () => {
  const name = '/product/15/%D8%B4%D8%A7%D8%B4%D8%A9';
  for (const right of ['/', '/en', '/about?a=1', '/product/15/GlowMate', name, name.toLowerCase(), '/product/15/A%2CB', '/product/15/A,B'])
    expect([right, leadsTo(right)]).toEqual([right, undefined]);
});

test('an open page gets the data of its own parts', async () => {
  expect(await keyOf('/about.data?_routes=ar.about,root,evil')).toBe('ar.about   data ar.about,root');
  expect(await keyOf('/about.data?_routes=x')).toBe('ar.about   data');
});
