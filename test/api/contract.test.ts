import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caller, createTestApp, type Call, type TestApp } from '#test/rig/app.ts';
import { checkedBy, sharedDocument } from '#test/rig/documented.ts';
import { invite, STAFF_PASSWORD } from '#test/rig/people.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { ADDITIONS, CONTRACT } from './contract-calls.ts';
import { proves } from '#test/requirements/proves.ts';

const BASES = ['/api/en', '/api/ar', '/api'];
const PAIRS = Object.values(CONTRACT).flat();

/** Calls visitors make; every other call needs a session. */
const PUBLIC_WRITES = /^POST \/(?:communitypostcomments|communityposts|email\/|send-email|newsletter|auth\/log)/;
const PRIVATE_READS = new Set(['GET /communitypostcomments', 'GET /auth/me']);

test('the contract has 195 different calls, in the numbers the requirements give', () => {
  expect(Object.values(CONTRACT).map((calls) => calls.length)).toEqual([16, 8, 5, 21, 78, 32, 4, 4, 4, 3, 6, 5, 5, 3, 1]);
  expect(new Set(PAIRS).size).toBe(195);
});

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let call: Call;
  let seeded: Seed;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    call = checkedBy(await sharedDocument(app.call), app.call);
    seeded = await seed(app);
  });
  afterAll(() => app?.stop());
  const newCategory = async () => String((await app.admin('POST', '/api/en/category/add', { form: { name: 'New' } })).body['id']);

  test.each([
    ['the 195 calls of the contract', PAIRS],
    [`the ${ADDITIONS.length} calls we add`, ADDITIONS],
  ])('%s are in the route table below every base', (_what, pairs) => {
    const table = new Set(app.server.app.routeTable.map(({ method, url }) => `${method} ${url.toLowerCase()}`));
    proves('3-02');
    expect(
      app.server.app.routeTable.filter(({ url }) => !url.startsWith('/api') && /^\/(?:category|community|products)/.test(url)),
    ).toEqual([]);
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

  test.each(BASES)('every call answers a stranger below %s: 200 to readers, 422 to an empty form, 401 to an editor', async (base) => {
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
  });

  test('Z-P06: addresses are read in any letter case, so /projectCycle is /projectcycle', async () => {
    proves('Z-P06');
    const [one, other, third] = await Promise.all(
      ['/projectcycle', '/projectCycle', '/PROJECTCYCLE'].map((path) => call('GET', `/api/en${path}`)),
    );
    expect(one!.text).toBe(other!.text);
    proves('3-103');
    expect(one!.text).toBe(third!.text);
    expect(one!.text).toContain(String(seeded.records.get('project-media')!['title']));
  });

  test('Z-73: a client that accepts anything, or says nothing about it, is answered in JSON', async () => {
    proves('Z-73');
    for (const headers of [{ accept: '*/*' }, { accept: 'text/html' }, {}] as Record<string, string>[])
      expect((await call('GET', '/api/en/category', { headers })).headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('AC-27: what is on or off is 1 or 0, and a colour is black or white', async () => {
    proves('AC-27');
    const category = String(seeded.records.get('categories')!.id);
    const banner = (active: string) => app.admin('POST', '/api/en/productbanner/add', { form: { title: 'Lit', active } });
    const tile = (color: string) => app.admin('POST', '/api/en/sectionfour', { form: { category_id: category, title: 'Lit', color } });
    for (const active of ['1', '0']) expect((await banner(active)).body).toMatchObject({ active: Number(active) });
    for (const color of ['black', 'white']) expect((await tile(color)).body).toMatchObject({ color });
    expect((await banner('2')).body).toMatchObject({ success: false, errors: { active: expect.any(String) } });
    expect((await tile('red')).body).toMatchObject({ success: false, errors: { color: expect.any(String) } });
  });

  test('AC-31: a list answers 200 records at most, titles have 200 letters, texts 10,000, and what visitors write 5,000', async () => {
    proves('AC-31');
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

  test('people sign in, change their password and sign out, by a cookie that no script can read', async () => {
    await invite(app, { username: 'signer', role: 'owner' });
    const signIn = (password: string) => call('POST', '/api/en/auth/login', { json: { username: 'signer', password } });
    const { status, headers } = await signIn(STAFF_PASSWORD);
    const [set] = headers.getSetCookie();
    proves('Z-P14');
    expect([status, set]).toEqual([200, expect.stringMatching(/; HttpOnly;/)]);
    const own = (cookie: string) => caller(app.url, { cookie: cookie.split(';')[0]! });
    expect((await own(set!)('GET', '/api/en/auth/me')).body['user']).toMatchObject({ username: 'signer' });
    const next = 'another four unrelated words';
    const changed = await own(set!)('POST', '/api/en/auth/password', { json: { current: STAFF_PASSWORD, next } });
    expect([changed.status, (await signIn(STAFF_PASSWORD)).status, (await signIn(next)).status]).toEqual([200, 401, 200]);
    const renewed = own(changed.headers.getSetCookie()[0]!);
    expect([(await renewed('POST', '/api/en/auth/logout')).status, (await renewed('GET', '/api/en/auth/me')).status]).toEqual([200, 401]);
  });

  test('what the contract could not delete is deleted by calls of our own', async () => {
    const { category_id } = (
      await app.admin('POST', '/api/en/sectiontwo', {
        form: { category_id: await newCategory(), headline: 'Wide' },
      })
    ).body as { category_id: number };
    const two = { product1_name: 'A', product1_description: 'B', product2_name: 'C', product2_description: 'D' };
    await app.admin('POST', '/api/en/sectionone', { form: { category_id: String(category_id), headline: 'Two', ...two } });
    const three = await app.admin('POST', '/api/en/sectionthree', { form: { category_id: String(category_id), headline_one: 'One' } });
    const [banner] = (await call('GET', `/api/en/sectiontwo/category/${category_id}`)).body as unknown as { id: number }[];
    for (const [address, list] of [
      [`/sectionone/${category_id}`, `/sectionone/category/${category_id}`],
      [`/sectiontwo/${banner!.id}`, `/sectiontwo/category/${category_id}`],
      [`/sectionthree/${String(three.body['id'])}`, `/sectionthree/by-category/${category_id}`],
    ]) {
      proves('Z-P15');
      expect([address, (await app.admin('DELETE', `/api/en${address}`)).status]).toEqual([address, 200]);
      expect([address, (await call('GET', `/api/en${list}`)).text.replace('{"data":[]}', '[]')]).toEqual([address, '[]']);
    }
  });

  test('the misspelt grid answers under its right spelling too', async () => {
    const [given, right] = await Promise.all(['projegridctcontent', 'projectgridcontent'].map((path) => call('GET', `/api/en/${path}`)));
    proves('3-104');
    expect(given!.text).toBe(right!.text);
    const { body } = await app.admin('POST', '/api/en/projectgridcontent', {
      form: { category_id: '0', title: 'Right', text: 'spelt', path: '/about' },
    });
    expect((await call('GET', '/api/en/projegridctcontent')).text).toContain(`"id":${String(body['id'])},`);
  });

  test('products section eight does not exist', async () => {
    proves('3-71');
    expect(app.server.app.routeTable.filter(({ url }) => url.includes('sectioneight'))).toEqual([]);
    expect((await call('GET', '/api/en/productssectioneight/category/1')).status).toBe(404);
  });

  test('Z-P02: an unknown id answers 404, an id that is no whole number 400, both in the language of the base', async () => {
    proves('Z-P02');
    expect(await call('GET', '/api/en/products/987654321')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Not found.', errors: {} },
    });
    expect(await call('GET', '/api/ar/products/987654321')).toMatchObject({ status: 404, body: { success: false, message: 'غير موجود.' } });
    expect(await call('GET', '/api/en/products/ten')).toMatchObject({
      status: 400,
      body: { success: false, message: 'The id must be a whole number.' },
    });
    expect(await call('GET', '/api/ar/products/1.5')).toMatchObject({ status: 400, body: { message: 'يجب أن يكون المعرّف عددًا صحيحًا.' } });
  });

  test('Z-P01: the list of a missing parent is empty and not an error', async () => {
    proves('Z-P01');
    expect((await call('GET', '/api/en/sectionfour/category/987654321')).body).toEqual([]);
    expect((await call('GET', '/api/en/sectionthree/by-category/987654321')).body).toEqual({ data: [] });
    expect((await call('GET', '/api/en/communitypostcomments/987654321')).body).toEqual([]);
  });

  test('Z-P11: times are ISO 8601 in UTC', async () => {
    proves('Z-P11');
    const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
    for (const path of ['/category', '/communityposts/posts', `/communitypostcomments/${seeded.records.get('blog-sections')!.id}`]) {
      const [first] = (await call('GET', `/api/en${path}`)).body as unknown as { created_at: string }[];
      expect(first!.created_at).toMatch(iso);
    }
  });
});
