import { createQueryId, type KyselyPlugin } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { followContent } from '#api/features/search/follow-content.ts';
import { findNames } from '#api/features/search/find-names.ts';
import { openMissedSearches } from '#api/features/search/missed-searches.ts';
import { openSearch } from '#api/features/search/search.ts';
import type { Language } from '#content/document.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import type { Change } from '#store/subjects.ts';
import { openDemo } from './demo-operations.ts';

let database!: Database;
const { app, operations, change, close } = await openDemo('', async (opened) => void (database = opened));
afterAll(close);
await operations.search.prepare();

type Result = { kind: string; id: number; path: string };
type Answer = { results: Result[]; nearest: Result[]; total: number; page: number; pages: number };

const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
const bodyOf = async (url: string) => (await app.inject({ url })).body;

test('results have an address of their own, in groups, with pictures, and lead where the search leads', async () => {
  const { results } = (await app.inject({ url: '/api/en/search?q=kiosk' })).json<{ results: { kind: string; title: string }[] }>();
  const body = await bodyOf('/en/search?q=kiosk');
  expect(results.length).toBeGreaterThan(3);
  for (const { title } of results) expect(body).toContain(title.replaceAll('&', '&amp;'));
  for (const kind of new Set(results.map((result) => result.kind))) expect(body).toContain(`id="found-${kind}"`);
  expect(body).toMatch(/<a href="\/en\/product\/\d+\/[^"]+"/);
  expect(/<main[\s\S]*<\/main>/.exec(body)?.[0]).toMatch(/<img[^>]+src="\/uploads\//);
  expect(body).toContain('<meta name="robots" content="noindex, follow"');
  expect(body).toMatch(/<input[^>]*name="q"[^>]*value="kiosk"|<input[^>]*value="kiosk"[^>]*name="q"/);
});

test('while the index is still being made, names from the database answer, and nobody is called busy', async () => {
  const never = new Promise<never>(() => {});
  const search = openSearch({ database, onChange: () => {}, ownSynonyms: () => never });
  const { results, isWhole } = await search.everything('glowmate counter', 'en');
  expect([results.map(({ title }) => title), isWhole]).toEqual([['GlowMate Counter'], false]);
  // However many products there are, what there are few of is looked at first.
  expect((await search.everything('kiosk', 'en')).results.map(({ kind }) => kind)).toContain('category');
  expect((await search.products('عمود', 'ar')).results.length + (await search.everything('زققط', 'ar')).total).toBe(0);
  // What is not known to be missing is not noted as missing.
  expect(await search.count('زققط', 'ar')).toBeUndefined();
  const missed = openMissedSearches({ database, search, hashAddress: async () => '', clock: () => new Date() });
  await missed.note('زققط', 'ar', '');
  expect((await missed.list({ limit: 10, offset: 0 })).searches.map(({ query }) => query)).not.toContain('زققط');
});

test('a name that is not there is looked for once among all names, in its own letters', async () => {
  const walked: unknown[] = [];
  const note: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const { sql, parameters } = database.kysely.getExecutor().compileQuery(node, createQueryId());
      if (/product_values/.test(sql)) walked.push(parameters.find((value) => String(value).startsWith('name-')));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watched = { ...database, kysely: database.kysely.withPlugin(note) };
  const keysOf = async (query: string, language: Language) => (await findNames(watched, query, language)).keys;
  const asked = [keysOf('zqxv kiosk', 'en'), keysOf('zqxv', 'ar'), keysOf('زققط', 'en'), keysOf('98765', 'ar')];
  expect([(await Promise.all(asked)).flat(), walked.toSorted()]).toEqual([[], ['name-ar', 'name-ar', 'name-en', 'name-en']]);
  // Names are found in the letters they are typed in, whatever the page speaks.
  expect([await keysOf('lamha p0.9', 'ar'), await keysOf('لمحة p0.9', 'en')]).toEqual([['product/1'], ['product/1']]);
});

test('the calls, the page of results and the list say that only names were looked at, and keep no such answer', async () => {
  const whole = { ...operations.search };
  const answersOf = async () => ({
    search: (await app.inject({ url: '/api/ar/search?q=%D8%B4%D8%A7%D8%B4' })).json<Answer & { isWhole: boolean }>(),
    list: (await app.inject({ url: '/api/ar/products/find?q=%D8%B4%D8%A7%D8%B4' })).json<{ total: number; isWhole?: boolean }>(),
    products: (await app.inject({ url: '/api/ar/products/search/%D8%AA%D9%81%D8%A7%D8%B9%D9%84%D9%8A' })).json<Result[]>().length,
    page: mainOf(await bodyOf('/search?q=%D8%B4%D8%A7%D8%B4')),
    listed: mainOf(await bodyOf('/en/products?q=screen')),
  });
  Object.assign(operations.search, openSearch({ database, onChange: () => {}, ownSynonyms: () => new Promise<never>(() => {}) }));
  const early = await answersOf();
  Object.assign(operations.search, whole);
  const later = await answersOf();
  expect([early.search.isWhole, later.search.isWhole, early.list.isWhole, later.list.isWhole]).toEqual([false, true, false, undefined]);
  expect(later.search.total).toBeGreaterThan(early.search.total);
  expect(later.products).toBeGreaterThan(early.products);
  for (const [{ page, listed }, is] of [
    [early, true],
    [later, false],
  ] as const) {
    expect([page.includes('في الأسماء وحدها'), listed.includes('only names are searched')]).toEqual([is, is]);
    // No count before there is one.
    expect([/<h1[^>]*>[^<]*(?:\d|نتيجة|نتائج)/.test(page), /\d+ products?</.test(listed)]).toEqual([!is, !is]);
  }
});

test('a list that is narrowed by words holds and counts all that they find, not the first page of it', async () => {
  const { total, pages } = (await app.inject({ url: '/api/en/products/find?q=screen' })).json<{ total: number; pages: number }>();
  const { all, best } = await operations.search.productIds('screen', 'en');
  expect([total, pages]).toEqual([all.length, 2]);
  expect(Array.from(all).toSorted()).toEqual(best.toSorted());
  expect(total).toBeGreaterThan(20);
});

test('results say their size or pitch, their price and what matched, and can be kept and compared', async () => {
  const { results, total, page, pages } = (await app.inject({ url: '/api/en/search?q=8000%20nits' })).json<Answer>();
  expect(results[0]).toMatchObject({
    kind: 'product',
    id: 14,
    facts: ['Pixel pitch 6.667 mm', '8,000 cd/m²'],
    matched: ['Brightness: 8,000 cd/m²'],
  });
  expect([total >= results.length, page, pages]).toEqual([true, 1, 1]);
  const body = await bodyOf('/en/search?q=8000+nits');
  for (const part of [
    'data-shortlists="14"',
    'href="/en/compare?products=14"',
    '<mark><bdi>Brightness: 8,000 cd/m²</bdi></mark>',
    '7,400 SAR',
  ])
    expect(body).toContain(part);
});

test('all results are counted, and the next page has the others', async () => {
  const ask = async (number: number) => (await app.inject({ url: `/api/en/search?q=led&page=${number}` })).json<Answer>();
  const first = await ask(1);
  expect([first.results.length, first.total > 20, first.pages]).toEqual([20, true, Math.ceil(first.total / 20)]);
  const all = (await Promise.all(Array.from({ length: first.pages }, (_, at) => ask(at + 1)))).flatMap(({ results }) => results);
  expect(new Set(all.map(({ kind, id, path }) => `${kind} ${id} ${path}`)).size).toBe(first.total);
  const body = await bodyOf('/en/search?q=led');
  expect(body).toContain(`${first.total} results for “\u2068led\u2069”`);
  expect(body).toContain('href="/en/search?q=led&amp;page=2"');
  expect(await bodyOf('/en/search?q=led&page=2')).toContain('href="/en/search?q=led"');
  expect(await bodyOf('/search?q=led&page=٢')).toContain('صفحة 2 من');
  for (const [page, language] of [
    ['abc', 'en'],
    ['0', 'en'],
    ['77', 'en'],
    ['77', 'ar'],
  ] as const) {
    const wrong = await bodyOf(`${language === 'en' ? '/en' : ''}/search?q=led&page=${page}`);
    expect(wrong).toContain(language === 'en' ? `no page “\u2068${page}\u2069”` : `«\u2068${page}\u2069»`);
    expect(wrong).toContain('page=2"');
  }
});

test('bounds are kept, and what cannot be had is said with what comes closest', async () => {
  const ask = async (query: string) => (await app.inject({ url: `/api/ar/search?q=${encodeURIComponent(query)}` })).json<Answer>();
  expect((await ask('أقل من ٣ آلاف ريال')).results.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([15, 16, 17]);
  const { total, results, nearest } = await ask('شاشة OLED خارجية');
  expect([total, results, nearest.length > 0]).toEqual([0, [], true]);
  const body = await bodyOf('/en/search?q=oled+wall');
  expect(body).toContain('We do not have this. What comes closest:');
  expect(body).toContain('id="found-nearest"');
});

test('a search that finds nothing is no dead end, and staff see it once, whatever kind was looked for', async () => {
  const body = await bodyOf(`/search?q=${encodeURIComponent('زققط')}`);
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  expect(main).toContain('/search?q=IP65');
  expect(main).toContain('href="/one-category/1');
  expect(main).toContain('href="/advisor"');
  const missed = async () => (await operations.missedSearches.list({ limit: 20, offset: 0 })).searches.map(({ query }) => query);
  expect(await missed()).toContain('زققط');
  // A project is a find as well.
  const project = (await app.inject({ url: '/api/en/search?q=mosque' })).json<{ results: { kind: string }[] }>().results;
  expect(project.length).toBeGreaterThan(0);
  await operations.missedSearches.note('mosque', 'en', '203.0.113.9');
  expect(await missed()).not.toContain('mosque');
});

test('popular words are a setting, and pictures are said only where they are asked for', async () => {
  await change(settingsGroups.search, { popular: ['Ribbon'] });
  expect(await bodyOf('/en/search')).toContain('/en/search?q=Ribbon');
  const [plain, pictured] = await Promise.all(
    ['', '&pictures=1'].map(
      async (more) => (await app.inject({ url: `/api/en/search?q=led${more}` })).json<{ results: object[] }>().results[0]!,
    ),
  );
  expect(Object.keys(plain!).toSorted()).toEqual(['description', 'id', 'kind', 'matched', 'path', 'title']);
  expect(pictured).toMatchObject({ picture: expect.stringMatching(/^\/uploads\//) });
});

test('markup in the words is shown as words, and long words do not break the page', async () => {
  const body = await bodyOf(`/en/search?q=${encodeURIComponent('<b>"x"</b>')}`);
  expect(body).not.toContain('<b>"x"');
  expect((await app.inject({ url: `/en/search?q=${'a'.repeat(900)}` })).statusCode).toBe(200);
});

test('an edit puts one record anew into the index there is; only a change of everything builds another', async () => {
  let announce: (change: Change) => void = () => {};
  const index = followContent({ database, onChange: (listener) => void (announce = listener), ownSynonyms: async () => [] });
  const { terms } = await index.ready();
  announce(['products#15']);
  const edited = (await index.ready()).terms;
  expect(edited).toBe(terms);
  // The product and its spec sheet left their slots and took new ones.
  expect(edited.wasted).toBe(2);
  announce('everything');
  const anew = (await index.ready()).terms;
  expect(anew).not.toBe(terms);
  expect([anew.wasted, anew.size]).toEqual([0, terms.size]);
});

test('advisor and comparison are one tap from every page, and an empty shortlist leads on', async () => {
  for (const url of ['/en', '/en/about', '/en/product/15/GlowMate', '/en/search']) {
    const quick = /<nav aria-label="Help with choosing"[\s\S]*?<\/nav>/.exec(await bodyOf(url))?.[0];
    for (const page of ['products', 'advisor', 'compare'])
      expect([url, quick]).toEqual([url, expect.stringContaining(`href="/en/${page}"`)]);
  }
  const main = /<main[\s\S]*<\/main>/.exec(await bodyOf('/shortlist'))?.[0];
  for (const page of ['products', 'advisor', 'search', 'contact']) expect(main).toContain(`href="/${page}"`);
});

test('the settings of the search say what each line of equal words finds', async () => {
  await change(settingsGroups.search, { synonyms: ['lounge screen, شاشة مجلس', 'submarine, غواصة', 'kiosk, كشك'] });
  await expect.poll(() => operations.search.lines()).toHaveLength(3);
  const lines = await operations.search.lines();
  expect(lines?.map(({ found }) => found > 0)).toEqual([false, false, true]);
});
