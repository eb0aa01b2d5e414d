import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

type Row = Record<string, unknown>;

const TEXTS = [
  'headline',
  'product1_name',
  'product1_description',
  'product1_feature1',
  'product1_feature2',
  'product2_name',
  'product2_description',
  'product2_feature1',
  'product2_feature2',
];
const FIELDS = TEXTS.flatMap((name) => [`${name}_en`, `${name}_ar`]);
const RUNS = 110;
const SEARCHES = 1500;
const SEED = 20_261_115;
const SPECIAL = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  ';',
  '--',
  '/*',
  '${1}',
  '{{1}}',
  '?',
  '$1',
  ':a',
  '\u202e',
  '\u200b',
  '\ufeff',
  'ﷺ',
  'لا',
  'شَدّة',
  'e\u0301',
  '👩‍👩‍👧',
  '\u{1f1f8}\u{1f1e6}',
  '\u{10ffff}',
  '\ud7ff',
  '<b>',
  '&amp;',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
  '\u0085',
  '\u0001',
  '\u007f',
];

const text = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom(...SPECIAL)),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));
const stored = (given: string) => given.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Text that is not text, as bytes and as JSON. */
const BAD_BYTES: [string, Uint8Array][] = [
  ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0xfd])],
  ['an overlong slash', Buffer.from([0xc0, 0xaf])],
  ['half a pair as bytes', Buffer.from([0xed, 0xa0, 0x80])],
  ['a letter cut off', Buffer.from([0xd8])],
  ['beyond Unicode', Buffer.from([0xf4, 0x90, 0x80, 0x80])],
];
const BAD_ESCAPES = [String.raw`\u0000`, String.raw`a\u0000b`, String.raw`\ud800`, String.raw`\udc00\ud800`];

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let admin: ReturnType<typeof quickCaller>;
  let category: number;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    admin = quickCaller(app.url, { cookie: app.cookie });
    category = Number((await admin('POST', '/api/en/category/add', { json: { name: 'Texts' } })).body['id']);
    await admin('POST', '/api/en/sectionone', { json: { category_id: category, ...Object.fromEntries(TEXTS.map((name) => [name, 'x'])) } });
  });
  afterAll(async () => {
    admin.close();
    await app.stop();
  });

  const send = (method: string, path: string, body: string | Uint8Array, type = 'application/json') =>
    fetch(`${app.url}/api/en${path}`, {
      method,
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': type, cookie: app.cookie },
    });

  test(`${RUNS * FIELDS.length} texts come back exactly as they were sent, after NFC and trimming`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: FIELDS.length, maxLength: FIELDS.length }), async (texts) => {
        const sent = Object.fromEntries(FIELDS.map((name, index) => [name, texts[index]!.slice(0, 90).toWellFormed()]));
        const wanted = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, stored(value)]));
        // What is required may not be empty in both languages.
        for (const name of TEXTS)
          if (wanted[`${name}_en`] === '' && wanted[`${name}_ar`] === '') wanted[`${name}_en`] = sent[`${name}_en`] = 'x';
        const saved = await admin('PUT', `/api/en/sectionone/${category}`, { json: sent });
        expect([saved.status, saved.body['errors']]).toEqual([200, undefined]);
        const [read] = (await admin('GET', `/api/en/sectionone/category/${category}?languages=both`)).body as unknown as [Row];
        expect(Object.fromEntries(FIELDS.map((name) => [name, read[name]]))).toEqual(wanted);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test('forms carry the same texts as JSON', async () => {
    for (const special of SPECIAL) {
      const form = Object.fromEntries(TEXTS.map((name) => [name, `a${special}b`]));
      const { status, body } = await app.admin('PUT', `/api/ar/sectionone/${category}`, { form });
      expect([special, status, body['headline']]).toEqual([special, 200, stored(`a${special}b`)]);
    }
  });

  test('visitors’ words come back as typed, and signs that mean something to a database mean nothing', async () => {
    for (const special of SPECIAL.filter((one) => stored(one) !== '')) {
      await app.server.database.kysely.deleteFrom('limits').execute();
      const { status, body } = await admin('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content: special } });
      const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(stored(special));
      expect([special, status, body['content']]).toEqual(isSeen ? [special, 201, stored(special)] : [special, 422, undefined]);
    }
  });

  test(`${SEARCHES} searches never fail`, async () => {
    for (const name of ['Panorama 55', '100% bright', 'under_score', "O'Neil", 'back\\slash', 'شاشة عرض'])
      await admin('POST', '/api/en/products', { json: { name } });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 15, maxLength: 15 }), async (queries) => {
        const answers = await Promise.all(
          queries.map((query) => admin('GET', `/api/en/products/search/${encodeURIComponent(query.toWellFormed())}`)),
        );
        for (const { status, body } of answers) expect([status, Array.isArray(body)]).toEqual([200, true]);
      }),
      { numRuns: SEARCHES / 15, seed: SEED },
    );
  });

  test('the library is searched literally', async () => {
    const names = new Map<string, string>();
    for (const [index, alt] of ['100% sure', 'under_score', 'back\\slash', "it's", 'plain'].entries()) {
      const { body } = await app.admin('POST', '/api/en/media', { form: { file: await sampleFile('image', `literal-${index}`) } });
      const [file] = body['files'] as { name: string }[];
      names.set(alt, file!.name);
      await app.admin('PUT', `/api/en/media/${file!.name}`, { json: { alt: { en: alt, ar: '' } } });
    }
    const find = async (search: string) =>
      ((await admin('GET', `/api/en/media?search=${encodeURIComponent(search)}`)).body['files'] as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await find('%')).toEqual([names.get('100% sure')]);
    expect(await find('_')).toEqual([names.get('under_score')]);
    expect(await find('\\')).toEqual([names.get('back\\slash')]);
    expect(await find("'")).toEqual([names.get("it's")]);
    expect(await find('%%')).toEqual([]);
    expect(await find('PLAIN')).toEqual([names.get('plain')]);
  });

  test.each(BAD_BYTES)('%s are refused in JSON and in forms, and nothing is stored', async (_what, bytes) => {
    const before = await app.server.database.kysely.selectFrom('revisions').select('seq').execute();
    for (const [method, path, name] of [
      ['POST', '/communityposts/posts', 'content'],
      ['PUT', `/sectionone/${category}`, 'headline'],
      ['POST', '/send-email', 'subject'],
    ] as const) {
      const json = Buffer.concat([Buffer.from(`{"${name}":"`), bytes, Buffer.from('"}')]);
      expect([path, (await send(method, path, json)).status]).toEqual([path, 400]);
      const form = Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
        bytes,
        Buffer.from('\r\n--x--\r\n'),
      ]);
      expect([path, (await send(method, path, form, 'multipart/form-data; boundary=x')).status]).toEqual([path, 400]);
    }
    expect(await app.server.database.kysely.selectFrom('revisions').select('seq').execute()).toEqual(before);
  });

  test.each(BAD_ESCAPES)('%s inside a text is refused with the field named, alike on both databases', async (escape) => {
    for (const [method, path, body] of [
      ['POST', '/communityposts/posts', `{"author_name":"A","content":"x${escape}x"}`],
      ['POST', '/communityposts/posts', `{"author_name":"x${escape}x","content":"A"}`],
      ['PUT', `/sectionone/${category}`, `{"headline":"x${escape}x"}`],
      ['PUT', `/sectionone/${category}`, `{"product1_link":"https://example.com/${escape}"}`],
      ['PUT', '/settings/site', `{"company_name":"x${escape}x"}`],
      ['POST', '/send-email', `{"subject":"x${escape}x","message":"m"}`],
      ['POST', '/send-email', `{"kind":"contact","fields":{"name":"x${escape}x","number":"0500000000","message":"m"}}`],
      ['POST', '/newsletter', `{"email":"a${escape}@example.com"}`],
      ['POST', '/users', `{"username":"a${escape}a","email":"a@example.com"}`],
    ] as const) {
      const response = await send(method, path, body);
      expect([path, body, response.status]).toEqual([path, body, 422]);
    }
    for (const body of [`{"username":"a${escape}","password":"x"}`, `{"username":"admin","password":"x${escape}"}`])
      expect([401, 422]).toContain((await send('POST', '/auth/login', body)).status);
    await app.server.database.kysely.deleteFrom('limits').execute();
  });

  test.each(['%FF', '%C0%AF', '%ED%A0%80', '%00', 'a%00b', '%', '%F'])('%s in an address is refused or finds nothing', async (bad) => {
    for (const path of [
      `/products/search/${bad}`,
      `/products/${bad}`,
      `/trash/${bad}/1`,
      `/trash/categories/${bad}`,
      `/media/${bad}`,
      `/uploads/${bad}`,
      `/media?search=${bad}`,
      `/category?page=${bad}`,
      `/communitypostcomments?post_id=${bad}`,
    ]) {
      for (const method of path.startsWith('/trash') ? ['DELETE'] : ['GET']) {
        const { status } = await admin(method, `/api/en${path}`);
        expect([path, [200, 400, 404].includes(status), status < 500]).toEqual([path, true, true]);
      }
    }
  });

  test('a body with a byte order mark is read, one in UTF-16 is not', async () => {
    expect((await send('POST', '/community/add', Buffer.from('\ufeff{"name":"Marked"}'))).status).toBe(201);
    expect((await send('POST', '/community/add', Buffer.from('{"name":"Wide"}', 'utf16le'))).status).toBe(400);
    expect(
      (await send('POST', '/community/add', Buffer.from('\ufeff{"name":"Wide"}', 'utf16le'), 'application/json; charset=utf-16')).status,
    ).toBe(400);
  });

  test('headers with odd bytes harm nobody', async () => {
    for (const headers of [
      { 'user-agent': 'ÿþ' },
      { cookie: 'lamha=ÿ; lamha=%00; =; ;;' },
      { 'accept-language': 'x'.repeat(4000) },
      { 'x-forwarded-for': "1' or 1=1" },
      { referer: 'http://evil.example/ÿ' },
    ]) {
      expect((await app.call('GET', '/api/en/category', { headers })).status).toBe(200);
    }
  });
});

test('both databases find the same products for the same words', async () => {
  const names = [
    'Panorama 55',
    'Panorama 65 curved',
    'Totem outdoor',
    'شاشة عرض داخلية',
    'شاشات خارجية ٥٥',
    'جدار LED',
    'Wall-mount 2.5',
    'عمود إعلاني',
  ];
  const queries = [
    'panorama',
    'panoram',
    'pa',
    'شاشه',
    'الشاشات',
    '55',
    '٥٥',
    'led',
    'جدار',
    'tot',
    'curved panorama',
    'wall',
    '2.5',
    'اعلان',
    'xyz',
  ];
  const found = await Promise.all(
    ENGINES.map(async (engine) => {
      const app = await createTestApp({ engine });
      for (const name of names) await app.admin('POST', '/api/en/products', { form: { name, description: `${name} for halls` } });
      const answers: unknown[] = [];
      for (const query of queries)
        answers.push([query, (await app.call('GET', `/api/en/products/search/${encodeURIComponent(query)}`)).body]);
      await app.stop();
      return answers;
    }),
  );
  expect(found[0]).toEqual(found[1]);
});
