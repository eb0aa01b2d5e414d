import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { startCpuClock } from '#test/rig/cpu-ms.ts';
import { lookUp, sharedDocument, type ApiDocument, type DocumentedCall } from '#test/rig/documented.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { realBody } from '#test/rig/real-body.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { minimalRecord } from '#test/rig/samples.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { collectionsOn, IS_WIDE } from '#test/rig/shapes.ts';
import { stateOf } from '#test/rig/state.ts';
import { oneOfEachShape, walkedRoutes } from '#test/rig/walked-routes.ts';
import { BAD_IDS, BAD_JSON_IDS, INVENTED, POLLUTING, SORTS_OF_IDS } from './hostile-values.ts';

type Json = Record<string, unknown>;

const WALK_MS = 600_000;

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

  const jsonWrites = () =>
    walkedRoutes(
      engine,
      document.calls.filter(({ operation }) => operation.requestBody?.content['application/json']),
    );
  const collections = collectionsOn(engine);
  const namesOf = ({ operation }: DocumentedCall, mime: string) =>
    Object.keys((lookUp(document.json, operation.requestBody?.content[mime]?.schema ?? {}) as { properties?: Json }).properties ?? {});

  test(
    `${BAD_IDS.length} wrong ids in every place of every address answer 400 or 404 and change nothing`,
    async ({ annotate }) => {
      const before = await stateOf(app);
      const wrong: string[] = [];
      let count = 0;
      const calls = document.calls.filter((call) => call.path.includes('{') && !/\{(?:query|tokens|products)\}/.test(call.path));
      const getAll = new Set(IS_WIDE ? calls : oneOfEachShape(calls));
      for (const [turn, call] of inTurn(walkedRoutes(engine, calls), 5).entries()) {
        const { method, path } = call;
        // Whoever shares the code of another collection gets one of each sort.
        const ids = getAll.has(call) ? BAD_IDS : SORTS_OF_IDS.map((sort) => sort[turn % sort.length]!);
        const body = method === 'GET' ? {} : await realBody(seeded, method, path);
        for (const [parameter] of path.matchAll(/\{\w+\}/g)) {
          const addresses = ids.map((id) => realAddress(seeded, method, path.replace(parameter, '<>')).replace('<>', id));
          count += addresses.length;
          const answers = await Promise.all(addresses.map((address) => admin(method, `/api/en${address}`, body)));
          for (const [index, { status, body: answer }] of answers.entries()) {
            if (![400, 404].includes(status) || answer['success'] !== false) wrong.push(`${method} ${addresses[index]} answered ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(await stateOf(app)).toBe(before);
      await annotate(`${count} addresses tried`);
    },
    WALK_MS,
  );

  test(
    `${BAD_JSON_IDS.length} wrong ids in every body that holds one are refused and change nothing`,
    async () => {
      const before = await stateOf(app);
      const wrong: string[] = [];
      const refused = async (method: string, path: string, json: unknown) => {
        const { status, body } = await admin(method, `/api/en${path}`, { json });
        if (![400, 422].includes(status) || body['success'] !== false)
          wrong.push(`${method} ${path} ${JSON.stringify(json)} answered ${status}`);
      };
      for (const [turn, collection] of collections.entries()) {
        // All collections share this code, so each gets a quarter of the values and every value meets many of them.
        const some = BAD_JSON_IDS.filter((_, index) => index % 4 === turn % 4);
        const record = seeded.records.get(collection.name)!;
        const root = `/${collection.path}`;
        const address = `${root}/${collection.calls.updateBy === 'parent' ? record.category_id : record.id}`;
        const orders = [record.id, String(record.id), [String(record.id)], [[record.id]], [true], [1.5], { 0: record.id }, null];
        await Promise.all([
          ...some.flatMap((bad) =>
            ['id', 'category_id', 'version', 'published', 'published_en'].map((name) => refused('PUT', address, { [name]: bad })),
          ),
          ...some.map((bad) => refused('POST', root + collection.calls.create, { ...minimalRecord(collection, 'x'), category_id: bad })),
          ...some.map((parent) => refused('PUT', `${root}/order`, { parent, ids: [record.id] })),
          ...orders.map((ids) => refused('PUT', `${root}/order`, { parent: record.category_id, ids })),
        ]);
      }
      for (const bad of BAD_JSON_IDS) {
        await refused('POST', '/communitypostcomments', { post_id: bad, username: 'A', text: 'B' });
        await refused('POST', '/send-email', {
          kind: 'product',
          fields: { product: 'P', product_id: bad, name: 'A', email: 'a@example.com', phone: '0500000000' },
        });
      }
      expect(wrong).toEqual([]);
      expect(await stateOf(app)).toBe(before);
    },
    WALK_MS,
  );

  const NAMED_AT_ONCE = 12;

  test(
    'every column of every table, and other invented names, are refused by name wherever a body does not know them',
    { timeout: WALK_MS },
    async ({ annotate }) => {
      const tables = await app.server.database.kysely.introspection.getTables();
      const columns = new Set([...tables.flatMap((table) => table.columns.map(({ name }) => name)), ...INVENTED]);
      const before = await stateOf(app);
      const wrong: string[] = [];
      // Signing in writes nothing of what it is sent, so it may overlook what it does not know.
      const writes = jsonWrites().filter(({ path }) => path !== '/auth/login');
      const getAll = new Set(IS_WIDE ? writes : oneOfEachShape(writes));
      for (const [turn, documented] of inTurn(writes, 5).entries()) {
        const { method, path } = documented;
        const known = new Set(namesOf(documented, 'application/json'));
        // Whoever shares the code of another collection gets a quarter of the names.
        const foreign = [...columns].filter((name, index) => !known.has(name) && (getAll.has(documented) || index % 4 === turn % 4));
        const { json = {} } = await realBody(seeded, method, path);
        // An answer names a few problems at a time.
        for (let at = 0; at < foreign.length; at += NAMED_AT_ONCE) {
          const some = foreign.slice(at, at + NAMED_AT_ONCE);
          const answer = await admin(method, `/api/en${realAddress(seeded, method, path)}`, {
            json: { ...(json as Json), ...Object.fromEntries(some.map((name) => [name, 'x'])) },
          });
          const named = Object.keys(answer.body['errors'] ?? {});
          const passed = some.filter((name) => !named.includes(name));
          if (answer.status !== 422 || passed.length > 0)
            wrong.push(`${method} ${path} answered ${answer.status} and let through ${passed.join(', ')}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(await stateOf(app)).toBe(before);
      await annotate(`${columns.size} names in ${jsonWrites().length} writing calls`);
    },
  );

  test('forms refuse the same names', async () => {
    const before = await stateOf(app);
    for (const collection of collections.filter(({ calls }) => calls.encoding === 'multipart')) {
      for (const name of [
        'created_at',
        'deleted_at',
        'position',
        'parent',
        '__proto__',
        'constructor',
        'feature_image_-1',
        'feature_image_4294967295',
        'a[9999999999]',
      ]) {
        const record = seeded.records.get(collection.name)!;
        const { status, body } = await callsOf(app, collection).update(record, Object.fromEntries([[name, 'x']]));
        expect([collection.name, name, status, Object.keys(body['errors'] as Json)]).toEqual([collection.name, name, 422, [name]]);
      }
    }
    for (const path of ['/communityposts/posts', '/communitypostcomments', '/send-email', '/newsletter', '/settings/site', '/media']) {
      const method = path.startsWith('/settings') ? 'PUT' : 'POST';
      expect(await app.admin(method, `/api/en${path}`, { form: { address_hash: 'x' } })).toMatchObject({
        status: 422,
        body: { errors: { address_hash: expect.any(String) } },
      });
    }
    expect(await stateOf(app)).toBe(before);
  });

  test('nothing sent can reach the prototype of anything', async () => {
    const before = await stateOf(app);
    const writes = jsonWrites();
    const getAll = new Set(IS_WIDE ? writes : oneOfEachShape(writes));
    for (const [turn, call] of writes.entries()) {
      const { method, path } = call;
      const bodies = getAll.has(call) ? POLLUTING : [POLLUTING[turn % POLLUTING.length]!];
      const send = (body: string) =>
        fetch(`${app.url}/api/en${realAddress(seeded, method, path)}`, {
          method,
          body,
          headers: { 'content-type': 'application/json', cookie: app.cookie },
        });
      const statuses = await Promise.all(bodies.map(async (body) => (await send(body)).status));
      expect([method, path, ...statuses]).toEqual([method, path, ...bodies.map(() => 400)]);
    }
    expect(({} as Json)['polluted']).toBeUndefined();
    expect(await stateOf(app)).toBe(before);
  });

  test.each([
    ['a query of 100 kB', `?x=${'a'.repeat(100_000)}`],
    ['an address of 2,049 letters', `?x=${'a'.repeat(2049)}`],
    ['10,000 parameters', `?${'a=1&'.repeat(10_000)}`],
    ['a thousand commas', `?page=${','.repeat(1000)}`],
    ['the same parameter twice', '?page=1&page=2'],
    ['a page beyond reason', '?page=99999999999'],
    ['page zero', '?page=0'],
    ['201 records per page', '?per_page=201'],
  ])('%s is refused at once', async (_what, query) => {
    const cpuMs = startCpuClock();
    const { status } = await app.call('GET', `/api/en/category${query}`);
    expect([400, 414, 431]).toContain(status);
    expect(cpuMs()).toBeLessThan(2000);
  });

  test.each([
    ['400 parameters', `?${'a=1&'.repeat(400)}`],
    ['a parameter 100 levels deep', `?a${'[b]'.repeat(100)}=1`],
    ['a list as parameter', '?page[]=1'],
    ['a sort order', '?sort=created_at'],
    ['a filter', '?filter[version]=1'],
  ])('Z-76: %s is not seen', async (_what, query) => {
    const { status, text } = await app.call('GET', `/api/en/category${query}`);
    expect([status, text]).toEqual([200, (await app.call('GET', '/api/en/category')).text]);
  });

  test.each([
    ['100,000 levels of lists', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, [400, 422]],
    ['60,000 levels of objects', `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`, [400, 422]],
    ['100,000 open brackets', '['.repeat(100_000), [400]],
    ['50,000 keys', `{${Array.from({ length: 50_000 }, (_, key) => `"k${key}":1`).join(',')}}`, [413, 422]],
    ['a body of 1 MB', JSON.stringify({ name: 'x'.repeat(1_000_000) }), [413]],
    ['a number beyond all numbers', '{"version":1e400}', [422]],
    ['a list where an object belongs', '[]', [400]],
    ['a text where an object belongs', '"name"', [400]],
    ['nothing at all', '', [400]],
    ['half an object', '{"name":', [400]],
  ] as const)('%s as body is refused, quickly, and the server goes on', async (_what, body, expected) => {
    const cpuMs = startCpuClock();
    const response = await fetch(`${app.url}/api/en/category/add`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', cookie: app.cookie },
    });
    expect(expected).toContain(response.status);
    expect(((await response.json()) as Json)['success']).toBe(false);
    expect(cpuMs()).toBeLessThan(3000);
    expect((await app.call('GET', '/api/en/category')).status).toBe(200);
  });

  test('of two values under one name neither is invented: the last one counts, as in every JSON reader', async () => {
    const response = await fetch(`${app.url}/api/en/community/add`, {
      method: 'POST',
      body: '{"name":"first","name":"second"}',
      headers: { 'content-type': 'application/json', cookie: app.cookie },
    });
    expect((await response.json()) as Json).toMatchObject({ name: 'second' });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/html',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
  ])('a body of type %s is refused', async (type) => {
    for (const [method, path] of [
      ['POST', '/category/add'],
      ['POST', '/communityposts/posts'],
      ['POST', '/auth/login'],
      ['POST', '/media'],
      ['PUT', '/settings/site'],
    ] as const) {
      const response = await fetch(`${app.url}/api/en${path}`, {
        method,
        body: 'name=x',
        headers: { 'content-type': type, cookie: app.cookie },
      });
      expect([path, response.status]).toEqual([path, 415]);
    }
  });
});
