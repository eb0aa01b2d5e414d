import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { listedPages } from './listed-pages.ts';

test('the sitemap names every page in both languages, and each address answers', async ({ request }) => {
  const addresses = await listedPages(request);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/en', '/about', '/en/about', '/product/15/GlowMate', '/en/product/15/GlowMate']));
  expect(addresses.filter((address) => address.startsWith('/en'))).toHaveLength(addresses.length / 2);
  for (const address of addresses) {
    const { status, location } = await request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), location: answer.headers()['location'] }));
    expect([address, status, location]).toEqual([address, 200, undefined]);
  }
});

test('robots are sent to the sitemap and kept out of the dashboard', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /dashboard');
  expect(text).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

for (const [prefix, dir, name] of [
  ['', 'rtl', 'لمحة للحلول المرئية'],
  ['/en', 'ltr', 'Lamha Visual Solutions'],
] as const) {
  test(`the manifest and the feed under "${prefix}/" speak their language`, async ({ request }) => {
    expect(await (await request.get(`${prefix}/site.webmanifest`)).json()).toMatchObject({ name, dir });
    const feed = await request.get(`${prefix}/feed.xml`);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    const xml = await feed.text();
    expect(xml).toContain(`<title>${name}</title>`);
    expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(5);
  });
}
