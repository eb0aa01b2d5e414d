import { expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { proves } from '#test/requirements/proves.ts';

onBothEngines(({ call, admin, app }) => {
  const errorsOf = ({ body }: { body: Record<string, unknown> }) => Object.keys(body['errors'] ?? {}).toSorted();
  const newCategory = async () => String((await callsOf({ call, admin }, categories).add(0)).id);

  test('M9: everything that is wrong with a new record is said at once', async () => {
    const answer = await admin('POST', '/api/en/herobanner/add', { json: { title: '', link: 'nonsense', active: 7 } });
    expect([answer.status, errorsOf(answer)]).toEqual([422, ['active', 'link', 'title']]);
    const inSection = await admin('POST', '/api/en/subcategorysectionzero', { json: { title: 'A', path: 'nonsense', odd: 1 } });
    expect([inSection.status, errorsOf(inSection)]).toEqual([422, ['category_id', 'odd', 'path', 'text']]);
  });

  test('M9: everything that is wrong with a change is said at once, and what was sent wrong is not called missing', async () => {
    const { id } = await callsOf({ call, admin }, categories).add(0);
    const answer = await admin('PUT', `/api/en/category/${id}`, {
      json: { name_en: 'x'.repeat(201), name_ar: '', path: 'nonsense', icon: 'a'.repeat(24) + '.png' },
    });
    expect([answer.status, errorsOf(answer)]).toEqual([422, ['icon', 'name_en', 'path']]);
  });

  test('the icon is optional for the contract’s calls and asked for where the editor says so', async () => {
    const record = { category_id: await newCategory(), title: 'A', text: 'B', path: '/about' };
    const asked = await admin('POST', '/api/en/subcategorysectionzero?files=required', {
      json: { ...record, title: '', path: 'nonsense' },
    });
    expect([asked.status, errorsOf(asked)]).toEqual([422, ['icon', 'path', 'title']]);
    proves('AA-23');
    expect((await admin('POST', '/api/en/subcategorysectionzero?files=required', { json: record })).body).toMatchObject({
      message: 'All fields are required',
      errors: { icon: 'Icon is required' },
    });
    expect((await admin('POST', '/api/en/subcategorysectionzero', { json: record })).status).toBe(201);
  });

  test('a list that cannot be decoded counts as empty; its flags are true or false', async () => {
    const form = { category_id: await newCategory(), headline_one: 'Wall', icons: '[', sizes: '"43"', features: '{"a":1}' };
    const advantages = JSON.stringify([
      { name: 'Bright', value: true },
      { name: 'Loud', value: false },
    ]);
    const added = await admin('POST', '/api/en/sectionthree', { form: { ...form, advantages } });
    proves('3-82');
    expect(added).toMatchObject({ status: 201, body: { icons: '[]', sizes: '[]', features: '[]', advantages } });
    const changed = await admin('POST', '/api/en/sectionthree', {
      form: { id: String(added.body['id']), category_id: form.category_id, advantages: 'no list' },
    });
    expect(changed).toMatchObject({ status: 200, body: { advantages: '[]' } });
  });

  test('what caches and trackers add to an address changes nothing', async () => {
    for (const query of ['?_=123', '?utm_source=x&fbclid=y', '?constructor=1'])
      expect([query, (await call('GET', `/api/en/herobanner${query}`)).status]).toEqual([query, 200]);
    expect((await call('GET', '/api/en/herobanner?page=0&utm_source=x')).status).toBe(400);
  });

  test('an address that knows other methods says which', async () => {
    const patched = await app().admin('PATCH', '/api/en/products/15', { json: {} });
    expect([patched.status, patched.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PUT, OPTIONS']);
    expect(patched.body).toMatchObject({ success: false, message: 'This address does not know this method.' });
    const asked = await app().call('OPTIONS', '/api/ar/products');
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect((await app().call('DELETE', '/api/en/no-such-thing/15')).status).toBe(404);
  });

  test('a body of a kind nobody reads is refused as a body, not as a file', async () => {
    const { url, cookie } = app();
    const answer = await fetch(`${url}/api/ar/herobanner/add`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ title: 'A' }),
    });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([415, expect.stringContaining('JSON')]);
    expect(text).not.toContain('ملف');
  });
});
