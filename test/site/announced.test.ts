import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { afterAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { LISTED_PAGES, PAGES } from '#content/pages.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';
import { fillProducts } from '#test/rig/many-records.ts';
import { soon } from '#test/rig/soon.ts';
import { proves } from '#test/requirements/proves.ts';

/** More than one part of the sitemap holds. */
const PRODUCTS = 520;
const ORIGIN = 'https://lamha.example.com';
const { operations, app, url: server, change, close } = await openDemo(ORIGIN, ({ kysely }) => fillProducts(kysely, PRODUCTS));
afterAll(close);

async function get(url: string, host = 'lamha.example.com') {
  const answer = await app.inject({ url, headers: { host } });
  const location = answer.headers.location;
  return location ? app.inject({ url: location, headers: { host } }) : answer;
}

/** What a page tells search engines about its languages, and where it says it lives. */
function announced(html: string) {
  const links = [...html.matchAll(/<link [^>]*rel="(?:alternate|canonical)"[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const languages = links.flatMap((tag) => attribute(tag, 'hreflang') ?? []);
  const canonical = links.find((tag) => tag.includes('"canonical"'));
  return { languages, canonical: canonical && attribute(canonical, 'href') };
}

/** The parts of the sitemap, and nothing else, stand in its index. */
async function sitemapParts(): Promise<string[]> {
  return [...(await get('/sitemap.xml')).body.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, part]) =>
    part!.replace(ORIGIN, ''),
  );
}

async function sitemapOf(record: string): Promise<{ addresses: string[]; languages: string[] }> {
  const parts = await sitemapParts();
  const files = await Promise.all(parts.map(async (part) => (await get(part)).body));
  const urls = files.flatMap((file) => file.split('</url>')).filter((url) => url.includes(record));
  return {
    addresses: urls.flatMap((url) => /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? []),
    languages: [...new Set(urls.flatMap((url) => [...url.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language!)))],
  };
}

test('the sitemap names every page that is declared as listed, in both languages', async () => {
  const named = new Set(
    [...(await get('/sitemap/pages')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname),
  );
  expect(named).toEqual(new Set(LISTED_PAGES.flatMap((page) => [PAGES[page], page === 'home' ? '/en' : `/en${PAGES[page]}`])));
});

test('the sitemap lists every record, however many there are, once in each language', async () => {
  proves('4-27');
  const parts = await sitemapParts();
  expect(parts).toEqual(expect.arrayContaining(['/sitemap/pages', '/sitemap/products-1', '/sitemap/products-2']));
  const files = await Promise.all(['/sitemap/products-1', '/sitemap/products-2'].map(async (part) => (await get(part)).body));
  const ids = files.flatMap((file) => [...file.matchAll(/<loc>[^<]+\/product\/(\d+)\//g)].map(([, id]) => Number(id)));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * PRODUCTS }, (_, index) => Math.floor(index / 2) + 1));
  for (const nowhere of ['/sitemap/products-3', '/sitemap/products-0', '/sitemap/users-1', '/sitemap/x'])
    expect((await get(nowhere)).statusCode).toBe(404);
});

const RECORDS = [
  ['products', 'product/2'],
  ['categories', 'one-category/1'],
  ['subCategories', 'sub-category/1'],
  ['projects', 'project/2'],
] as const;

test.each(RECORDS)('a record of %s that is hidden in one language is announced in the other alone', async (name, path) => {
  proves('4-27');
  const collection = collections[name];
  const id = Number(path.split('/')[1]);
  await soon(async () => {
    expect(announced((await get(`/${path}`)).body).languages).toEqual(['ar', 'en', 'x-default']);
    expect((await sitemapOf(`/${path}/`)).languages).toEqual(['ar', 'en']);
  });
  for (const [hidden, shown, prefix] of [
    ['en', 'ar', ''],
    ['ar', 'en', '/en'],
  ] as const) {
    await operations.content.publish(collection, [id], [hidden], false, OPERATOR);
    await soon(async () => {
      const { languages, canonical } = announced((await get(`${prefix}/${path}`)).body);
      expect(languages).toEqual([shown, 'x-default']);
      const sitemap = await sitemapOf(`/${path}/`);
      expect(sitemap).toEqual({ addresses: [canonical], languages: [shown] });
      expect((await get(sitemap.addresses[0]!.replace(ORIGIN, ''))).statusCode).toBe(200);
      expect((await get(`${prefix ? '' : '/en'}/${path}`)).statusCode).toBe(404);
    });
    await operations.content.publish(collection, [id], [hidden], true, OPERATOR);
  }
});

/** Where a page's language toggle leads, as the path of a page that is really there. */
async function toggled(path: string): Promise<string> {
  const target = /<a href="([^"]+)" lang="\w\w" hrefLang="\w\w"/i.exec((await get(path)).body)![1]!.replaceAll('&amp;', '&');
  expect((await get(target)).statusCode).toBe(200);
  return target;
}

test.each([
  ['products', 'product/2', ['sub-category/1', 'one-category/1']],
  ['subCategories', 'sub-category/1', ['one-category/1']],
  ['categories', 'one-category/1', []],
  ['projects', 'project/2', ['projects']],
] as const)(
  'the toggle of one of the %s that is hidden in the other language leads to the nearest place above it',
  async (name, path, above) => {
    proves('B-05');
    const PARENTS = { 'sub-category/1': collections.subCategories, 'one-category/1': collections.categories };
    for (const [other, prefix, back] of [
      ['en', '', '/en'],
      ['ar', '/en', ''],
    ] as const) {
      const hidden: [(typeof collections)['products' | 'subCategories' | 'categories' | 'projects'], number][] = [];
      const hide = async (collection: (typeof hidden)[number][0], id: number) => {
        await operations.content.publish(collection, [id], [other], false, OPERATOR);
        hidden.push([collection, id]);
      };
      await hide(collections[name], Number(path.split('/')[1]));
      for (const container of above) {
        await soon(async () => expect((await toggled(`${prefix}/${path}`)).startsWith(`${back}/${container}`)).toBe(true));
        if (container !== 'projects') await hide(PARENTS[container], 1);
      }
      if (name !== 'projects') await soon(async () => expect(await toggled(`${prefix}/${path}`)).toBe(back || '/'));
      for (const [collection, id] of hidden) await operations.content.publish(collection, [id], [other], true, OPERATOR);
    }
  },
);

test('a page tells its title, its words, its picture and its data in its own language, and robots find all pages', async () => {
  proves('4-27');
  const [arabic, english] = await Promise.all(['/product/2', '/en/product/2'].map(async (path) => (await get(path)).body));
  const TOLD = [
    /<title>([^<]+)<\/title>/,
    /<meta name="description" content="([^"]+)"/,
    /<meta property="og:title" content="([^"]+)"/,
    /<meta property="og:locale" content="([^"]+)"/,
  ];
  for (const told of TOLD) expect(told.exec(arabic!)?.[1]).not.toBe(told.exec(english!)?.[1]);
  for (const html of [arabic!, english!]) {
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="${ORIGIN}/uploads/`));
    expect(html).toMatch(/"@type":"Product"/);
  }
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

/** The links that come before the answer (103), as they travel. */
async function hintsOf(path: string, header = ''): Promise<string[]> {
  const { port, host } = new URL(server);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${header}Connection: close\r\n\r\n`);
  return [...(await text(socket)).matchAll(/^HTTP\/1\.1 103 [^]*?\r\nLink: ([^\r]+)/g)].map(([, link]) => link!);
}

test('a page names its fonts and first picture in a header, and what its route needs before it is made', async () => {
  const link = String((await get('/')).headers.link);
  const kinds = [...link.matchAll(/; as="?(\w+)"?/g)].map(([, kind]) => kind);
  expect([kinds[0], new Set(kinds)]).toEqual(['font', new Set(['font', 'image'])]);
  const addressOf = async (id: number) => String((await app.inject({ url: `/product/${id}` })).headers.location);
  const [third, fourth, fifth] = [await addressOf(3), await addressOf(4), await addressOf(5)];
  await get(third);
  const navigating = 'Sec-Fetch-Mode: navigate\r\n';
  const [hint = ''] = await hintsOf(fourth, navigating);
  expect(hint).toMatch(/^<\/assets\/[^>]+\.woff2>; rel=preload; as=font/);
  expect(hint).not.toContain('image');
  expect(await hintsOf(fourth, navigating)).toEqual([]); // it is there
  expect(await hintsOf(fifth)).toEqual([]); // who knows whether a program understands it
});

test('a section of a blog that is hidden in English is announced in Arabic alone', async () => {
  const page = () => get('/our-community?blog=1&section=2');
  await soon(async () => {
    expect(announced((await page()).body).languages).toEqual(['ar', 'en', 'x-default']);
    expect(await toggled('/our-community?blog=1&section=2')).toContain('section=');
  });
  await operations.content.publish(collections.blogSections, [2], ['en'], false, OPERATOR);
  await soon(async () => {
    expect(announced((await page()).body).languages).toEqual(['ar', 'x-default']);
    expect(await toggled('/our-community?blog=1&section=2')).toBe('/en/our-community');
    expect(await toggled('/our-community')).toBe('/en/our-community');
  });
});

test('a host name stands for a country, on pages and for what is sent, and the default is a setting', async () => {
  const countryOf = async (host: string) => /data-country="(\w+)"/.exec((await get('/about', host)).body)?.[1];
  await change(settingsGroups.countries, { default_country: '', hosts: [{ host: 'AE.example.com', country: 'ae' }] });
  proves('Q-07');
  expect(await Promise.all(['ae.example.com', 'sa.example.com', 'ae.example.com:443'].map(countryOf))).toEqual(['ae', 'sa', 'ae']);
  await change(settingsGroups.countries, { default_country: 'ae', hosts: [{ host: 'sa.example.com', country: 'sa' }] });
  proves('4-09');
  expect(await Promise.all(['ae.example.com', 'sa.example.com'].map(countryOf))).toEqual(['ae', 'sa']);
  for (const host of ['sa.example.com', 'elsewhere.example.com'])
    await app.inject({
      method: 'POST',
      url: '/api/en/send-email',
      headers: { host },
      payload: { subject: 'A wall', message: `From ${host}, with thanks for your help` },
    });
  const { leads } = await operations.inbox.list({}, { limit: 2, offset: 0 }, 'en');
  proves('3-21');
  expect(leads.map(({ country, message }) => [country, message.includes('elsewhere')])).toEqual([
    ['ae', true],
    ['sa', false],
  ]);
});

test('only the maps and forms the settings name may be framed, from whichever page a visitor came', async () => {
  const policyOf = async (path: string) => /frame-src ([^;]+)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
  await change(settingsGroups.contactSa, { map_embed: 'https://maps.example.com/riyadh' });
  await change(settingsGroups.contactAe, { map_embed: 'https://maps.example.com/dubai' });
  await change(settingsGroups.campaign, { quote_form: 'https://forms.example.org/quote?x=1', call_form: 'http://plain.example.org/' });
  for (const path of ['/about', '/en/contact', '/the-vision'])
    await soon(async () => expect(await policyOf(path)).toBe('https://forms.example.org https://maps.example.com'));
  await change(settingsGroups.campaign, { quote_form: '' });
  await soon(async () => expect(await policyOf('/the-vision')).toBe('https://maps.example.com'));
});
