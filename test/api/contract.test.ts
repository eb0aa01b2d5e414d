import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Call, type TestApp } from '#test/rig/app.ts';
import { checkedBy, readDocument } from '#test/rig/documented.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { ADDITIONS, CONTRACT } from './contract-calls.ts';

const BASES = ['/api/en', '/api/ar', '/api'];
const PAIRS = Object.values(CONTRACT).flat();

/** Calls visitors make; every other call needs a session. */
const PUBLIC_WRITES = /^POST \/(?:communitypostcomments|communityposts|email\/|send-email|newsletter|auth\/log)/;
const PRIVATE_READS = new Set(['GET /communitypostcomments', 'GET /auth/me']);

test('Z-01 to Z-71: the contract has 195 different calls, in the numbers the requirements give', () => {
  expect(Object.values(CONTRACT).map((calls) => calls.length)).toEqual([16, 8, 5, 21, 78, 32, 4, 4, 4, 3, 6, 5, 5, 3, 1]);
  expect(new Set(PAIRS).size).toBe(195);
});

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let call: Call;
  let seeded: Seed;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    call = checkedBy(await readDocument(app.call), app.call);
    seeded = await seed(app);
  });
  afterAll(() => app?.stop());

  test.each([
    ['the 195 calls of the contract', PAIRS],
    [`the ${ADDITIONS.length} calls we add`, ADDITIONS],
  ])('%s are in the route table below every base', (_what, pairs) => {
    const table = new Set(app.server.app.routeTable.map(({ method, url }) => `${method} ${url.toLowerCase()}`));
    const wanted = pairs.flatMap((pair) =>
      BASES.map((base) =>
        pair
          .replace(' ', ` ${base}`)
          .replaceAll(/\{(\w+)\}/g, ':$1')
          .toLowerCase(),
      ),
    );
    expect(wanted.map((route) => route.replace(/^\w+/, (method) => method.toUpperCase())).filter((route) => !table.has(route))).toEqual([]);
  });

  test.each(BASES)(
    'H-08 Z-01 to Z-71 Z-74 Z-76 Z-P14 Z-P15: every call answers a stranger below %s: 200 to readers, 422 to an empty form, 401 to an editor',
    async (base) => {
      const answers: string[] = [];
      for (const pair of [...PAIRS, ...ADDITIONS]) {
        const [method, path] = pair.split(' ') as [string, string];
        const isPublic = method === 'GET' ? !PRIVATE_READS.has(pair) : PUBLIC_WRITES.test(pair);
        const expected = !isPublic ? 401 : method === 'GET' || pair === 'POST /auth/logout' ? 200 : 422;
        const { status } = await call(
          method,
          base + realAddress(seeded, method, path),
          method === 'POST' && isPublic && expected === 422 ? { json: {} } : {},
        );
        if (status !== expected) answers.push(`${pair} answered ${status} instead of ${expected}`);
      }
      expect(answers).toEqual([]);
    },
  );

  test('Z-P06: addresses are read in any letter case, so /projectCycle is /projectcycle', async () => {
    const [one, other, third] = await Promise.all(
      ['/projectcycle', '/projectCycle', '/PROJECTCYCLE'].map((path) => call('GET', `/api/en${path}`)),
    );
    expect(one!.text).toBe(other!.text);
    expect(one!.text).toBe(third!.text);
    expect(one!.text).toContain(String(seeded.records.get('project-media')!['title']));
  });

  test('Z-73: a client that accepts anything, or says nothing about it, is answered in JSON', async () => {
    for (const headers of [{ accept: '*/*' }, { accept: 'text/html' }, {}] as Record<string, string>[])
      expect((await call('GET', '/api/en/category', { headers })).headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('AC-27: what is on or off is 1 or 0, and a colour is black or white', async () => {
    const category = String(seeded.records.get('categories')!.id);
    const banner = (active: string) => app.admin('POST', '/api/en/productbanner/add', { form: { title: 'Lit', active } });
    const tile = (color: string) => app.admin('POST', '/api/en/sectionfour', { form: { category_id: category, title: 'Lit', color } });
    for (const active of ['1', '0']) expect((await banner(active)).body).toMatchObject({ active: Number(active) });
    for (const color of ['black', 'white']) expect((await tile(color)).body).toMatchObject({ color });
    expect((await banner('2')).body).toMatchObject({ success: false, errors: { active: expect.any(String) } });
    expect((await tile('red')).body).toMatchObject({ success: false, errors: { color: expect.any(String) } });
  });

  test('AC-31: a list answers 200 records at most, titles have 200 letters, texts 10,000, and what visitors write 5,000', async () => {
    expect((await call('GET', '/api/en/category?per_page=200&page=1')).status).toBe(200);
    expect((await call('GET', '/api/en/category?per_page=201')).status).toBe(400);
    const product = async (fields: Record<string, string>) =>
      (await app.admin('POST', '/api/en/products', { form: { name: 'Wall', ...fields } })).status;
    expect(await product({ name: 'x'.repeat(200), description: 'x'.repeat(10_000) })).toBe(201);
    expect([await product({ name: 'x'.repeat(201) }), await product({ description: 'x'.repeat(10_001) })]).toEqual([422, 422]);
    const post = async (length: number) =>
      (await call('POST', '/api/en/communityposts/posts', { json: { author_name: 'A', content: 'ab '.repeat(length / 3).trim() } })).status;
    expect([await post(5001), await post(5004)]).toEqual([201, 422]);
  });

  test('the misspelt grid answers under its right spelling too', async () => {
    const [given, right] = await Promise.all(['projegridctcontent', 'projectgridcontent'].map((path) => call('GET', `/api/en/${path}`)));
    expect(given!.text).toBe(right!.text);
    const { body } = await app.admin('POST', '/api/en/projectgridcontent', {
      form: { category_id: '0', title: 'Right', text: 'spelt', path: '/about' },
    });
    expect((await call('GET', '/api/en/projegridctcontent')).text).toContain(`"id":${String(body['id'])},`);
  });

  test('products section eight does not exist', async () => {
    expect((await call('GET', '/api/en/productssectioneight/category/1')).status).toBe(404);
  });

  test('Z-P02: an unknown id answers 404, an id that is no whole number 400, both in the language of the base', async () => {
    expect(await call('GET', '/api/en/products/987654321')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Not found.', errors: {} },
    });
    expect(await call('GET', '/api/ar/products/987654321')).toMatchObject({ status: 404, body: { success: false, message: 'غير موجود.' } });
    expect(await call('GET', '/api/en/products/ten')).toMatchObject({
      status: 400,
      body: { success: false, message: 'The id must be a whole number.' },
    });
    expect(await call('GET', '/api/ar/products/1.5')).toMatchObject({ status: 400, body: { message: 'يجب أن يكون المعرّف رقمًا صحيحًا.' } });
  });

  test('Z-P01: the list of a missing parent is empty and not an error', async () => {
    expect((await call('GET', '/api/en/sectionfour/category/987654321')).body).toEqual([]);
    expect((await call('GET', '/api/en/sectionthree/by-category/987654321')).body).toEqual({ data: [] });
    expect((await call('GET', '/api/en/communitypostcomments/987654321')).body).toEqual([]);
  });

  test('Z-P11: times are ISO 8601 in UTC', async () => {
    const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
    for (const path of ['/category', '/communityposts/posts', `/communitypostcomments/${seeded.records.get('blog-sections')!.id}`]) {
      const [first] = (await call('GET', `/api/en${path}`)).body as unknown as { created_at: string }[];
      expect(first!.created_at).toMatch(iso);
    }
  });
});
