import { afterAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';

const ORIGIN = 'https://lamha.example.com';
const { operations, app, change, close } = await openDemo(ORIGIN);
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

async function sitemapOf(record: string): Promise<{ addresses: string[]; languages: string[] }> {
  const urls = (await get('/sitemap.xml')).body.split('</url>').filter((url) => url.includes(record));
  return {
    addresses: urls.flatMap((url) => /<loc>([^<]+)<\/loc>/.exec(url)?.[1] ?? []),
    languages: [...new Set(urls.flatMap((url) => [...url.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language!)))],
  };
}

const RECORDS = [
  ['products', 'product/2'],
  ['categories', 'one-category/1'],
  ['subCategories', 'sub-category/1'],
  ['projects', 'project/2'],
] as const;

test.each(RECORDS)('4-27: a record of %s that is hidden in one language is announced in the other alone', async (name, path) => {
  const collection = collections[name];
  const id = Number(path.split('/')[1]);
  expect(announced((await get(`/${path}`)).body).languages).toEqual(['ar', 'en', 'x-default']);
  expect((await sitemapOf(`/${path}/`)).languages).toEqual(['ar', 'en']);
  for (const [hidden, shown, prefix] of [
    ['en', 'ar', ''],
    ['ar', 'en', '/en'],
  ] as const) {
    await operations.content.publish(collection, [id], [hidden], false, null);
    const { languages, canonical } = announced((await get(`${prefix}/${path}`)).body);
    expect(languages).toEqual([shown, 'x-default']);
    const sitemap = await sitemapOf(`/${path}/`);
    expect(sitemap).toEqual({ addresses: [canonical], languages: [shown] });
    expect((await get(sitemap.addresses[0]!.replace(ORIGIN, ''))).statusCode).toBe(200);
    expect((await get(`${prefix ? '' : '/en'}/${path}`)).statusCode).toBe(404);
    await operations.content.publish(collection, [id], [hidden], true, null);
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
  'B-05: the toggle of one of the %s that is hidden in the other language leads to the nearest place above it',
  async (name, path, above) => {
    const PARENTS = { 'sub-category/1': collections.subCategories, 'one-category/1': collections.categories };
    for (const [other, prefix, back] of [
      ['en', '', '/en'],
      ['ar', '/en', ''],
    ] as const) {
      const hidden: [(typeof collections)['products' | 'subCategories' | 'categories' | 'projects'], number][] = [];
      const hide = async (collection: (typeof hidden)[number][0], id: number) => {
        await operations.content.publish(collection, [id], [other], false, null);
        hidden.push([collection, id]);
      };
      await hide(collections[name], Number(path.split('/')[1]));
      for (const place of above) {
        expect((await toggled(`${prefix}/${path}`)).startsWith(`${back}/${place}`)).toBe(true);
        if (place !== 'projects') await hide(PARENTS[place], 1);
      }
      if (name !== 'projects') expect(await toggled(`${prefix}/${path}`)).toBe(back || '/');
      for (const [collection, id] of hidden) await operations.content.publish(collection, [id], [other], true, null);
    }
  },
);

test('4-27: a page tells its title, its words, its picture and its data in its own language, and robots find all pages', async () => {
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

test('a section of a blog that is hidden in English is announced in Arabic alone', async () => {
  const page = () => get('/our-community?blog=1&section=2');
  expect(announced((await page()).body).languages).toEqual(['ar', 'en', 'x-default']);
  expect(await toggled('/our-community?blog=1&section=2')).toContain('section=');
  await operations.content.publish(collections.blogSections, [2], ['en'], false, null);
  expect(announced((await page()).body).languages).toEqual(['ar', 'x-default']);
  expect(await toggled('/our-community?blog=1&section=2')).toBe('/en/our-community');
  expect(await toggled('/our-community')).toBe('/en/our-community');
});

test('Q-07 3-21 4-09: a host name stands for a country, on pages and for what is sent, and the default is a setting', async () => {
  const countryOf = async (host: string) => /data-country="(\w+)"/.exec((await get('/about', host)).body)?.[1];
  await change(settingsGroups.countries, { default_country: '', hosts: [{ host: 'AE.example.com', country: 'ae' }] });
  expect(await Promise.all(['ae.example.com', 'sa.example.com', 'ae.example.com:443'].map(countryOf))).toEqual(['ae', 'sa', 'ae']);
  await change(settingsGroups.countries, { default_country: 'ae', hosts: [{ host: 'sa.example.com', country: 'sa' }] });
  expect(await Promise.all(['ae.example.com', 'sa.example.com'].map(countryOf))).toEqual(['ae', 'sa']);
  for (const host of ['sa.example.com', 'elsewhere.example.com'])
    await app.inject({
      method: 'POST',
      url: '/api/en/send-email',
      headers: { host },
      payload: { subject: 'A wall', message: `From ${host}, with thanks for your help` },
    });
  const { leads } = await operations.inbox.list({}, { limit: 2, offset: 0 });
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
    expect(await policyOf(path)).toBe('https://forms.example.org https://maps.example.com');
  await change(settingsGroups.campaign, { quote_form: '' });
  expect(await policyOf('/the-vision')).toBe('https://maps.example.com');
});
