import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sharedDocument, type ApiDocument } from '#test/rig/documented.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { collectionsOn } from '#test/rig/shapes.ts';
import { stateOf } from '#test/rig/state.ts';
import { walkedRoutes } from '#test/rig/walked-routes.ts';

const PERSON = { name: 'Canary Person', email: 'canary@example.com', phone: '+966 50 777 1234', message: 'canary message 4711-2290' };
const SECRETS = ['canary', '777 1234', '4711-2290', 'address_hash', 'password_hash', 'token_hash', '$argon2', '127.0.0.1'];
const MEDDLING = ['sort', 'order', 'filter', 'where', 'fields', 'select', 'include', 'populate', 'q', 'lang'];

/** Names that would lead out of the folder, if anybody joined them to a path. */
const NAMES = [
  '../canary.txt',
  '..%2fcanary.txt',
  '%2e%2e/canary.txt',
  '....//canary.txt',
  '..\\canary.txt',
  '/etc/passwd',
  '//etc/passwd',
  'C:\\canary.txt',
  'file:///etc/passwd',
  'canary.txt',
  './canary.txt',
  'uploads/canary.txt',
  '../lamha.sqlite',
  'lamha.sqlite',
  '.',
  '..',
  ' ',
  'CON',
  'a\u202egnp.exe',
  `${'a'.repeat(300)}.png`,
  `${'a'.repeat(24)}.png`,
  `${'a'.repeat(24)}.png/..`,
  '*',
  '%00.png',
  'x'.repeat(24),
  '__proto__',
  'constructor',
];

/** The families whose contract re-sends names of files: they get every name, the others some in turn. */
const RE_SENDING = new Set(['sectionone', 'sectiontwo', 'products', 'sub_category']);

/** `media_file` is re-sent as `oldMediaFile`. */
function oldName(name: string): string {
  return `old${name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;
}

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let document: ApiDocument;
  let seeded: Seed;
  let stranger: ReturnType<typeof quickCaller>;
  let admin: ReturnType<typeof quickCaller>;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    stranger = quickCaller(app.url);
    admin = quickCaller(app.url, { cookie: app.cookie });
    document = await sharedDocument(app.call);
    seeded = await seed(app);
  });
  afterAll(async () => {
    stranger.close();
    admin.close();
    await app.stop();
  });

  const publicReads = () => document.calls.filter(({ method, operation }) => method === 'GET' && operation['x-access'] === 'public');

  test('what people tell the company, and where they sit, is in no answer that a stranger can get', async ({ annotate }) => {
    const { name, email, phone, message } = PERSON;
    await app.call('POST', '/api/en/email/send-email-sa', { json: { kind: 'contact', fields: { name, number: phone, message, email } } });
    await app.call('POST', '/api/en/email/booking-sa', {
      json: { fields: { date: '2030-01-31', time: '10:00', name, phone, type: 'zoom' } },
    });
    await app.call('POST', '/api/en/newsletter', { json: { email } });
    await app.admin('PUT', '/api/en/settings/mail', {
      json: { recipients: [{ kind: 'any', country: 'any', email }], from_address: email },
    });
    const { kysely } = app.server.database;
    const hashes = (
      await Promise.all(
        (['comments', 'posts', 'post_comments', 'leads'] as const).map((table) =>
          kysely.selectFrom(table).select('address_hash').execute(),
        ),
      )
    )
      .flat()
      .map((row) => row.address_hash);
    expect(hashes.length).toBeGreaterThan(3);
    const secrets = [...SECRETS, ...new Set(hashes)].map((secret) => secret.toLowerCase());

    const leaks: string[] = [];
    for (const base of ['/api/en', '/api/ar', '/api']) {
      for (const { path } of publicReads().filter((call) => !call.path.startsWith('/uploads'))) {
        const { status, text } = await stranger('GET', base + realAddress(seeded, 'GET', path));
        for (const secret of secrets) if (text.toLowerCase().includes(secret)) leaks.push(`${base}${path} (${status}) holds ${secret}`);
      }
    }
    for (const query of ['canary', '4711-2290', 'Canary Person'])
      expect((await stranger('GET', `/api/en/products/search/${encodeURIComponent(query)}`)).body).toEqual([]);
    expect(leaks).toEqual([]);
    await annotate(`${publicReads().length * 3} answers searched for ${secrets.length} secrets`);
  });

  test('strangers cannot sort, filter or choose fields, whatever the column', async () => {
    const columns = (await app.server.database.kysely.introspection.getTables()).flatMap((table) => table.columns.map(({ name }) => name));
    const wrong: string[] = [];
    // Every challenge is another one; the list of products refuses what it does not know by name (test/api/products-find.test.ts).
    const reads = publicReads().filter((call) => !/^\/(?:uploads|challenge|products\/find)/.test(call.path));
    for (const { path, operation } of walkedRoutes(engine, reads)) {
      const address = `/api/en${realAddress(seeded, 'GET', path)}`;
      const known = new Set(operation.parameters.map(({ name }) => name));
      const queries = [
        ...MEDDLING.filter((name) => !known.has(name)).map((name, index) => `${name}=${columns[index % columns.length]}`),
        ...['address_hash', 'password_hash', 'deleted_at'].flatMap((column) => [`sort=${column}`, `filter[${column}]=a`, `${column}=a`]),
      ];
      const plain = await stranger('GET', address);
      const answers = await Promise.all(queries.map((query) => stranger('GET', `${address}?${query}`)));
      for (const [index, { status, text }] of answers.entries())
        if (status !== plain.status || text !== plain.text) wrong.push(`${address}?${queries[index]} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('strangers are never shown both languages of a record, nor what is not published', async () => {
    for (const collection of allCollections) {
      const record = seeded.records.get(collection.name)!;
      const { body } = await callsOf(app, collection).read(record.id, { query: '?languages=both' });
      expect(Object.keys(body).filter((name) => /_(?:en|ar)$/.test(name))).toEqual([]);
    }
  });

  test(`${NAMES.length} names in every file field, old or plain, touch no file and no record`, async () => {
    const sentinels = [join(app.dataDir, 'canary.txt'), join(app.dataDir, 'uploads', 'canary.txt')];
    for (const path of sentinels) await writeFile(path, 'canary');
    const before = await stateOf(app);
    const wrong: string[] = [];
    for (const [turn, collection] of collectionsOn(engine).entries()) {
      const names = RE_SENDING.has(collection.path) ? NAMES : NAMES.filter((_, index) => index % 7 === turn % 7);
      const address = `/api/en${realAddress(seeded, 'PUT', `/${collection.path}/{id}`)}`;
      const fields = Object.entries(collection.fields).flatMap(([name, field]) =>
        field.slot === 'file' ? [name, `${name}_ar`, oldName(name)] : [],
      );
      for (const field of fields) {
        const answers = await Promise.all(names.map((name) => admin('PUT', address, { json: { [field]: name } })));
        for (const [index, { status }] of answers.entries())
          if (status !== 422) wrong.push(`${collection.name} ${field}=${names[index]} answered ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(app)).toBe(before);
    for (const path of sentinels) expect(await readFile(path, 'utf8')).toBe('canary');
  });

  test('a path smuggled into a list of files is refused too', async () => {
    const { id } = seeded.records.get('products')!;
    for (const name of NAMES) {
      expect([
        name,
        (await app.admin('PUT', `/api/en/products/${id}`, { json: { feature_titles: ['a'], old_feature_images: [name] } })).status,
      ]).toEqual([name, 422]);
      expect([
        name,
        (await app.admin('PUT', `/api/en/products/${id}`, { json: { features: [{ title: 'a', image: name }] } })).status,
      ]).toEqual([name, 422]);
    }
  });
});
