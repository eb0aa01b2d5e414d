import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { sharedDocument, type ApiDocument } from '#test/rig/documented.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { isCode, isIn, isTest, matches, sourceFiles } from '#test/rig/source-files.ts';
import { IS_WIDE } from '#test/rig/shapes.ts';
import { stateOf } from '#test/rig/state.ts';
import { oneOfEachShape } from '#test/rig/walked-routes.ts';

const SEARCHES = 1000;
const AT_ONCE = 20;
const SEED = 20_261_115;
/** Of every family that scanners try: always true, errors that tell, unions, second statements, waiting, comments, both engines' words. */
const INJECTIONS = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  "') or ('1'='1",
  '1 or 1=1',
  "%' or '%'='",
  "x' and 1=cast((select password_hash from users limit 1) as integer) --",
  "' union select username, password_hash from users --",
  "' union all select null, null, null --",
  "'; drop table posts; --",
  "'; update users set username = 'evil'; --",
  "'; select pg_sleep(9); --",
  "' || pg_sleep(9) --",
  "' and randomblob(999999999) --",
  "' || (select version()) || '",
  "' || sqlite_version() || '",
  "'/**/or/**/1=1#",
  'id desc, (select 1)',
  '$1',
  '?1',
  ':name',
  '\\',
];
const TEXTS = ['100%', 'a_b', "O'Neil", 'back\\slash', 'say "so"', 'شاشة', 'plain', '%', '_', '--', 'semi;colon'];
const WORDS = fc.oneof(fc.constantFrom(...TEXTS, ...INJECTIONS), fc.string({ minLength: 1, maxLength: 3 }));

test('V05 P08: no statement is put together from pieces of text', () => {
  const ours = sourceFiles().filter((file) => isCode(file) && !isTest(file) && isIn('store', 'api', 'app', 'demo', 'scripts')(file));
  expect(matches(ours, /\.(?:exec|prepare|query)\(\s*(?:`[^`]*\$\{|[^`')]*'\s*\+)|\bsql\.(?:raw|id)\b/)).toEqual([]);
});

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let document: ApiDocument;
  let seeded: Seed;
  let admin: ReturnType<typeof quickCaller>;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    admin = quickCaller(app.url, { cookie: app.cookie });
    document = await sharedDocument(app.call);
    seeded = await seed(app);
  });
  afterAll(async () => {
    admin.close();
    await app.stop();
  });

  test(`V05 P08: ${INJECTIONS.length} injections in every parameter of every reading call change, tell and break nothing`, async ({
    annotate,
  }) => {
    const before = await stateOf(app);
    const wrong: string[] = [];
    let count = 0;
    const reads = document.calls.filter(({ method }) => method === 'GET');
    // Whoever builds the same queries as another collection gets some of them, in turn; on both databases, which read them differently.
    const getAll = new Set(IS_WIDE ? reads : oneOfEachShape(reads));
    for (const [turn, call] of inTurn(reads, 5).entries()) {
      const { method, path, operation } = call;
      for (const { name, in: where } of operation.parameters) {
        const some = getAll.has(call) ? INJECTIONS : INJECTIONS.filter((_, index) => index % 6 === turn % 6);
        const addresses = some.map((text) => {
          const sent = encodeURIComponent(text);
          if (where === 'query') return `${realAddress(seeded, method, path)}?${name}=${sent}`;
          return realAddress(seeded, method, path.replace(`{${name}}`, '<>')).replace('<>', sent);
        });
        count += addresses.length;
        const answers = await Promise.all(addresses.map((address) => admin(method, `/api/en${address}`)));
        for (const [index, { status, text }] of answers.entries())
          if (status >= 500 || /argon2|password_hash|syntax error|SQLITE_|PostgreSQL \d/.test(text))
            wrong.push(`${status} ${addresses[index]}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(app)).toBe(before);
    await annotate(`${count} addresses tried`);
  });

  test(`V05: ${SEARCHES} searches find exactly what holds their letters, whatever these mean to a database`, async () => {
    for (const content of TEXTS) await admin('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content } });
    const found = async (search: string) => {
      const { body } = await admin('GET', `/api/en/moderation?state=shown&kind=post&search=${encodeURIComponent(search)}`);
      return (body['items'] as { text: string }[]).map(({ text }) => text).toSorted();
    };
    const all = [{ name: 'Visitor', text: 'Hello' }, ...TEXTS.map((text) => ({ name: 'Sara', text }))];
    await fc.assert(
      fc.asyncProperty(fc.array(WORDS, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (searches) => {
        const usable = searches.map((search) => search.toWellFormed().replaceAll('\0', 'x'));
        const wanted = usable.map((search) =>
          all
            .filter((post) => Object.values(post).some((value) => value.toLowerCase().includes(search.toLowerCase())))
            .map(({ text }) => text)
            .toSorted(),
        );
        expect(await Promise.all(usable.map(found))).toEqual(wanted);
      }),
      { numRuns: SEARCHES / AT_ONCE, seed: SEED },
    );
  });
});
