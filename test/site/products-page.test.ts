import { afterAll, expect, test } from 'vitest';
import { openDemo } from './demo-operations.ts';

const { app, close } = await openDemo('');
afterAll(close);

const mainOf = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return { statusCode, body, main: /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '' };
};
const namesIn = (main: string) => [...main.matchAll(/<h2[^>]*><bdi>([^<]+)<\/bdi>/g)].map(([, name]) => name);

test('all products stand in one list that search engines may name, with the next page', async () => {
  const { body, main } = await mainOf('/en/products');
  expect(namesIn(main)).toHaveLength(24);
  expect(main).toContain('30 products');
  expect(main).toContain('href="/en/products?page=2"');
  expect(body).not.toContain('noindex');
  expect(namesIn((await mainOf('/en/products?page=2')).main)).toHaveLength(6);
  expect((await mainOf('/products?page=3')).statusCode).toBe(404);
});

test('the address is the state: what is chosen is marked, counted and can be taken away, and no search engine is told', async () => {
  const { body, main } = await mainOf('/en/products?suits=outdoors-sun&suits=outdoors-shade&brightness_min=5500&sort=-brightness');
  expect(namesIn(main).slice(0, 2)).toEqual(['Roadside P6.6', 'Facade P8']);
  expect(body).toContain('<meta name="robots" content="noindex, follow"');
  expect(main).toMatch(/<input[^>]*checked=""[^>]*value="outdoors-sun"|<input[^>]*value="outdoors-sun"[^>]*checked=""/);
  expect(main).toMatch(/<option value="5500" selected="">from 5,500 cd\/m² \(\d+\)/);
  expect(main).toContain('href="/en/products?suits=outdoors-sun&amp;brightness_min=5500&amp;sort=-brightness"');
  expect(main).toMatch(/<input type="hidden" name="sort" value="-brightness"/);
});

test('what would leave nothing cannot be chosen', async () => {
  const { main } = await mainOf('/products?suits=classroom');
  const outdoors = /<input[^>]*value="hung"[^>]*>/.exec(main)?.[0] ?? '';
  expect(outdoors).toContain('disabled=""');
  expect(main).toMatch(/<option value="7000" disabled="">/);
});

test('what nobody can understand in an address is named and left out', async () => {
  const { main } = await mainOf('/en/products?brightness_min=bright');
  expect(main).toContain('left out: Brightness (\u2068brightness_min\u2069)');
  expect(namesIn(main)).toHaveLength(24);
  const arabic = (await mainOf('/products?colour=red&suits=moon&utm_source=mail')).main;
  expect(arabic).toContain('تعذّر فهم جزء من هذا العنوان فتركناه: ');
  expect(arabic).toContain('\u2068colour\u2069');
  expect(arabic).not.toContain('utm_source');
  await expect.poll(async () => (await mainOf('/en/products?q=bicycle')).main).toContain('No product is found for “bicycle”');
});

test('prices of different currencies are never ranked without a word', async () => {
  const isTold = async (url: string) => (await mainOf(url)).main.includes('given in the other currency');
  expect(await isTold('/en/products?sort=price')).toBe(true);
  expect(await isTold('/en/products?price_max=9000')).toBe(true);
  // GlowMate from 2,675 dirhams is left out, which is not said by any product of the list.
  expect(await isTold('/en/products?price_max=2700&country=sa')).toBe(true);
  const priceOf = async (url: string) =>
    /<p class="[^"]*">([^<]*<strong>[^<]*<\/strong>[^<]*)</.exec(
      (await mainOf(url)).main.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').split('<bdi>GlowMate</bdi>')[1]!,
    )?.[1];
  expect(await priceOf('/en/products?price_max=3000&country=sa')).toBe(
    'Saudi Arabia · 43 inch · From <strong>2,675 AED</strong> (reckoned as 2,731.45 SAR)',
  );
  expect(await priceOf('/products?price_min=5000&price_max=6000&country=sa')).toBe(
    'السعودية · 70 بوصة · ابتداءً من <strong>5,600 د.إ</strong> (تُحتسب 5,718.18 ر.س)',
  );
  expect(await priceOf('/en/products?sort=-price&country=ae')).toBe('United Arab Emirates · 70 inch · From <strong>5,600 AED</strong>');
  for (const url of ['/en/products', '/en/products?sort=price&country=ae']) expect([url, await isTold(url)]).toEqual([url, false]);
  const compared = (await mainOf('/en/compare?products=15,19')).main;
  const row = /<tr[^>]*data-only-country="sa"[\s\S]*?<\/tr>/.exec(compared)?.[0] ?? '';
  expect(row).toContain('In different currencies');
  expect(row).not.toContain('data-best');
});

test('the list is one step from every page, and categories and families end with theirs', async () => {
  for (const url of ['/en', '/en/contact', '/en/search?q=zzzz']) expect((await mainOf(url)).body).toContain('href="/en/products"');
  for (const [url, own, count] of [
    ['/en/one-category/1', '<input type="hidden" name="category" value="1"/>', 8],
    ['/en/sub-category/4', '<input type="checkbox" name="family" checked="" value="4"/>', 3],
  ] as const) {
    const { headers, body } = await app.inject({ url });
    const page = headers.location ? await mainOf(headers.location) : { main: body };
    const list = page.main.slice(page.main.indexOf('id="products-below"'));
    // The same form, which asks for the list of all products with this category or family already chosen.
    expect(list).toMatch(/<form [^>]*action="\/en\/products" method="get"/);
    expect(list).toContain(own);
    expect(list).toMatch(/<option value="[^"]+"[^>]*>up to /);
    expect([url, list.match(/<h3[^>]*><bdi>/g)?.length]).toEqual([url, count]);
    expect(list).toContain('form="compare-below"');
  }
});
