import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#api/errors.ts';
import { followContent } from '#api/features/search/follow-content.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import type { Change } from '#store/subjects.ts';
import { openDemo } from './demo-operations.ts';

let database!: Database;
const { app, operations, change, close } = await openDemo('', async (opened) => void (database = opened));
afterAll(close);
await operations.search.prepare();

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

test('while the titles are still being read, a search says that it is busy and when to ask again', async () => {
  const busy = vi.spyOn(operations.search, 'everything').mockRejectedValue(new AppError('overloaded'));
  onTestFinished(() => busy.mockRestore());
  for (const [url, words] of [
    ['/search?q=led', 'الموقع مزدحم في هذه اللحظة'],
    ['/en/search?q=led', 'It is very busy here just now'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'private, no-store']);
    expect(body).toContain(words);
    expect(body).toContain(`href="${url}"`);
  }
});

test('a search that finds nothing is no dead end, and staff see it once, whatever kind was looked for', async () => {
  const body = await bodyOf(`/search?q=${encodeURIComponent('زققط')}`);
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  expect(main).toContain('/search?q=IP65');
  expect(main).toContain('href="/one-category/1');
  expect(main).toContain('href="/advisor"');
  const missed = async () => (await operations.missedSearches.list({ limit: 20, offset: 0 })).searches.map(({ query }) => query);
  expect(await missed()).toEqual(['زققط']);
  // A project is a find as well.
  const project = (await app.inject({ url: '/api/en/search?q=mosque' })).json<{ results: { kind: string }[] }>().results;
  expect(project.length).toBeGreaterThan(0);
  await operations.missedSearches.note('mosque', 'en', '203.0.113.9');
  expect(await missed()).toEqual(['زققط']);
});

test('popular words are a setting, and pictures are said only where they are asked for', async () => {
  await change(settingsGroups.search, { popular: ['Ribbon'] });
  expect(await bodyOf('/en/search')).toContain('/en/search?q=Ribbon');
  const [plain, pictured] = await Promise.all(
    ['', '&pictures=1'].map(
      async (more) => (await app.inject({ url: `/api/en/search?q=led${more}` })).json<{ results: object[] }>().results[0]!,
    ),
  );
  expect(Object.keys(plain!).toSorted()).toEqual(['description', 'id', 'kind', 'path', 'title']);
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
