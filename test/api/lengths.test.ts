import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { translate, type Language } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';

const long = (length: number) => 'x'.repeat(length);

onBothEngines((door) => {
  const { admin, call } = door;
  const refusal = async (answer: ReturnType<typeof admin>, field: string) => {
    const { status, body } = await answer;
    const { errors } = body as { errors: Record<string, string> };
    return [status, errors[field]];
  };
  const sentence = (language: Language, label: string, most: number, given: number) =>
    translate(language, 'api.length.characters', { label, most, given });

  test('a text that is too long is refused with how long it may be and how long it is, in either language', async () => {
    const view = (language: Language, name: string) =>
      admin('POST', `/api/${language}/views`, { json: { screen: 'inbox', query: 'status=new', name } });
    expect(await refusal(view('en', long(61)), 'name')).toEqual([422, sentence('en', 'Name', 60, 61)]);
    expect((await view('ar', long(103))).body['message']).toBe('حقل «الاسم» أطول من المسموح: الحد 60 حرفًا، وفيه 103 أحرف.');
    // Counted as it would be kept: blanks around it and the two signs of a line's end are not.
    expect((await view('en', ` ${long(60)} `)).status).toBe(201);

    const { body } = await admin('POST', '/api/en/offers', { json: { country: 'sa', language: 'en' } });
    const line = { kind: 'other', title: long(201), quantity: 1, unit_price: '1' };
    const draft = { revision: 1, name: 'Sara', lines: [line], notes: long(10_000), valid_until: '2031-01-01' };
    const { errors } = (await admin('PUT', `/api/en/offers/${String(body['id'])}`, { json: draft })).body as {
      errors: Record<string, string>;
    };
    expect(errors['notes']).toContain('5,000 characters are allowed, and 10,000 were given');
    expect(errors['lines.0.title']).toContain('200 characters are allowed, and 201 were given');
  });

  test('texts of records, specifications, sheets, questions to the catalogue and visitors’ forms say it too', async () => {
    const products = callsOf(door, collections.products);
    const add = (fields: object, language: Language = 'en') =>
      admin('POST', `/api/${language}/products`, { form: { name: 'Wall', ...fields } });
    expect(await refusal(add({ name: long(250) }), 'name')).toEqual([422, expect.stringContaining('and 250 were given')]);
    expect((await add({ name: long(250) }, 'ar')).body['message']).toContain('الحد 200 حرف، وفيه 250 حرفًا');
    const specifications = JSON.stringify({ ports: [long(61)] });
    expect(await refusal(add({ specifications }), 'specifications.ports')).toEqual([
      422,
      expect.stringContaining('60 characters are allowed, and 61'),
    ]);
    expect(await refusal(add({ name: long(100_001) }), 'name')).toEqual([413, expect.stringContaining('100,000 bytes are allowed')]);

    const { id } = await products.add(0, { name: 'In a sheet' });
    const csv = ['collection,id,name.en', `products,${id},${long(222)}`].join('\n');
    const { text } = await admin('POST', '/api/en/exchange/check', { form: { file: new File([csv], 'a.csv', { type: 'text/csv' }) } });
    expect(text).toContain('200 characters are allowed, and 222 were given');

    expect(await refusal(call('GET', `/api/en/products/find?q=${long(201)}`), 'q')).toEqual([
      422,
      expect.stringContaining('200 characters are allowed, and 201'),
    ]);
    const comment = { author_name: long(300), content: 'Hello' };
    expect(await refusal(call('POST', '/api/en/communityposts/posts', { json: comment }), 'author_name')).toEqual([
      422,
      expect.stringMatching(/and 300 were given/),
    ]);
    // By what its form calls it, every field of every form.
    const forms = {
      contact: ['number'],
      product: ['product', 'size', 'quantity', 'city'],
      campaign: ['number', 'panel'],
      meeting: ['type'],
      project: ['fullName', 'companyName', 'jobTitle', 'website', 'projectName', 'location', 'specs', 'budget', 'stage'],
    };
    for (const [kind, names] of Object.entries(forms)) {
      const fields = Object.fromEntries(names.map((name) => [name, long(250)]));
      const { status, body } = await call('POST', '/api/ar/email/send-email-sa', { json: { kind, fields } });
      expect([kind, status]).toEqual([kind, 422]);
      expect(Object.values(body['errors'] as object).join(' '), kind).not.toMatch(/«[a-zA-Z]/);
    }
  });

  test('names and passwords say how long they have to be, and lists how many they may hold', async () => {
    const account = (username: string) => admin('POST', '/api/en/users', { json: { username, role: 'sales', email: 'a@example.com' } });
    expect(await refusal(account(long(65)), 'username')).toEqual([
      422,
      expect.stringContaining('64 characters are allowed, and 65 were given'),
    ]);
    expect(await refusal(account('x'), 'username')).toEqual([422, expect.stringContaining('2 characters are needed, and 1 was given')]);
    const next = (password: string) => admin('POST', '/api/en/auth/password', { json: { current: 'whatever it is', next: password } });
    expect(await refusal(next('short'), 'next')).toEqual([422, expect.stringContaining('12 characters are needed, and 5 were given')]);
    const changes = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, owner: null }));
    expect(await refusal(admin('POST', '/api/en/offers/changes', { json: { changes } }), 'changes')).toEqual([
      422,
      expect.stringContaining('100 are allowed, and 101 were given'),
    ]);
  });
});
