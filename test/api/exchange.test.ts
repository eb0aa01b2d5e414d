import { expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import { childrenOf, collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { sampleRecord } from '#test/rig/samples.ts';
import { proves } from '#test/requirements/proves.ts';

type Change = { row: number; action: string; id?: number; title: string; changes: { column: string; before: string; after: string }[] };
type Check = {
  token: string;
  created: number;
  changed: number;
  unchanged: number;
  changes: Change[];
  errors: { row: number; column: string; message: string }[];
};

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const take = async (query = '', base = '/api/en') => (await door.admin('GET', `${base}/exchange/export${query}`)).text;
  const file = (text: string) => new File([text], 'sheet.csv', { type: 'text/csv' });
  const check = async (text: string) =>
    (await door.admin('POST', '/api/en/exchange/check', { form: { file: file(text) } })).body as unknown as Check;
  const apply = (text: string, token: string) => door.admin('POST', '/api/en/exchange/apply', { form: { file: file(text), token } });

  test('4-38: everything goes out as a sheet and comes back without a change, for every kind of field', async () => {
    proves('4-38');
    const [parents, children] = [
      [collections.categories, collections.products],
      [collections.categoryProducts, collections.productRows],
    ];
    for (const [at, parent] of parents.entries()) {
      const { sent } = await sampleRecord(parent, { tag: 'x1', withFiles: true });
      const record = await callsOf(door, parent).add(0, sent);
      await callsOf(door, parent).update(record, { name_ar: '=اسم, "مقتبس"\nسطر' });
      const below = await sampleRecord(children[at]!, { tag: 'x2', language: 'ar', withFiles: true });
      await callsOf(door, children[at]!).add(record.id, below.sent, '/api/ar');
    }
    const sheet = await take();
    expect(sheet.startsWith('"collection","id","parent","version","published.en","published.ar",')).toBe(true);
    expect(sheet).toContain('"\'=اسم, ""مقتبس""\nسطر"');
    const same = await check(sheet);
    expect(same).toMatchObject({ created: 0, changed: 0, unchanged: 4, changes: [], errors: [] });
    expect((await apply(sheet, same.token)).body).toMatchObject({ message: translate('en', 'api.done.imported-nothing') });
    expect((await take('', '/api/ar')).split('\r\n')[1]).toContain('"# القسم","الرقم","يتبع","النسخة"');
  });

  test('4-38: a check shows what would change, and only that is applied', async () => {
    proves('4-38');
    const product = await products().add(0, { name_en: 'Old name', name_ar: 'اسم قديم' });
    const sheet = `collection,id,version,name.en,name.ar\nproducts,${product.id},1,New name,اسم قديم\nproducts,,,Second,ثانٍ\n`;
    const checked = await check(sheet);
    expect(checked).toMatchObject({ created: 1, changed: 1, unchanged: 0, errors: [] });
    expect(checked.changes[0]).toMatchObject({
      row: 2,
      action: 'change',
      id: product.id,
      changes: [{ column: 'name.en', label: 'Name', before: 'Old name', after: 'New name' }],
    });
    expect(await products().readBoth(product.id)).toMatchObject({ name_en: 'Old name' });
    expect((await apply(sheet, 'another')).status).toBe(409);
    expect(await apply(sheet, checked.token)).toMatchObject({ status: 200, body: { created: 1, changed: 1 } });
    expect(await products().readBoth(product.id)).toMatchObject({ name_en: 'New name', name_ar: 'اسم قديم', version: 2 });
    expect(await check(sheet)).toMatchObject({ errors: [{ row: 2, column: 'version' }] });
    expect((await apply(sheet, checked.token)).status).toBe(422);
  });

  test('a sheet of new records that is sent twice, at once or because an answer was lost, adds them once', async () => {
    const sheet = 'collection,name.en,name.ar\nproducts,Only once,مرة واحدة\n';
    const { token } = await check(sheet);
    const outcomes = await Promise.all([apply(sheet, token), apply(sheet, token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply(sheet, token)).status).toBe(409);
    const found = (await products().list(0, { as: 'staff' })).filter(({ name }) => name === 'Only once');
    expect(found).toHaveLength(1);
  });

  test('a sheet says how each record stands in each language, in words of its reader, and reads nothing back from that', async () => {
    const product = await products().add(0, { name_en: 'Standing', name_ar: 'قائم', published_ar: '0' });
    const states = async (base?: string) => {
      const [head = '', , row = ''] = (await take(`?collection=products&id=${product.id}`, base)).split('\r\n');
      const cells = row.split(',');
      return ['state.en', 'state.ar'].map((name) => cells[head.split(',').indexOf(`"${name}"`)]);
    };
    expect(await states()).toEqual(['"published"', '"hidden"']);
    await door.admin('PATCH', `/api/en/drafts/products/${product.id}`, { json: { values: { name_en: 'Standing tall' } } });
    expect(await states()).toEqual(['"changed since published"', '"hidden"']);
    expect(await states('/api/ar')).toEqual(['"عُدّل بعد النشر"', '"مخفي"']);
    const sheet = `collection,id,state.en,name.ar\nproducts,${product.id},published,قائم\n`;
    expect(await check(sheet)).toMatchObject({ changed: 0, unchanged: 1, errors: [] });
  });

  test('whoever may publish can take a sheet in as drafts too: what it changes, what it adds and what stands below that', async () => {
    const product = await products().add(0, { name_en: 'Stays', name_ar: 'يبقى' });
    const sheet = [
      'collection,id,parent,name.en,name.ar,specifications.pixel-pitch,title.en,title.ar,text.en,text.ar,path',
      `products,${product.id},,Stays a draft,يبقى,2.5,,,,,`,
      'products,new-1,,Drafted 🎉,مسودة,,,,,,',
      'product-questions,,new-1,,,,Why?,لماذا؟,So,هكذا,/about',
    ].join('\n');
    const before = await products().list(0, { as: 'staff' });
    const { token, errors } = await check(sheet);
    expect(errors).toEqual([]);
    const asDrafts = () => door.admin('POST', '/api/en/exchange/apply', { form: { file: file(sheet), token, drafts: '1' } });
    expect(await asDrafts()).toMatchObject({ status: 200, body: { created: 2, changed: 1 } });
    expect((await asDrafts()).status).toBe(409);
    expect(await products().list(0, { as: 'staff' })).toEqual(before);
    const changed = (await door.admin('GET', `/api/en/drafts/products/${product.id}`)).body['draft'];
    expect(changed).toMatchObject({ isNew: false, values: { name_en: 'Stays a draft' }, waiting: expect.arrayContaining(['en']) });
    const all = (await door.admin('GET', '/api/en/drafts?per_page=50')).body['drafts'] as {
      collection: string;
      id: number;
      title: string;
    }[];
    const [born, below] = [all.find(({ title }) => title === 'Drafted 🎉')!, all.find(({ title }) => title === 'Why?')!];
    expect([born.collection, below.collection]).toEqual(['products', 'product-questions']);
    const publish = (at: { collection: string; id: number }) =>
      door.admin('POST', `/api/en/drafts/${at.collection}/${at.id}/publish`, { json: {} });
    expect(await publish({ collection: 'products', id: product.id })).toMatchObject({ status: 200 });
    const now = await products().readBoth(product.id);
    expect(now).toMatchObject({ name_en: 'Stays a draft', name_ar: 'يبقى', version: 2 });
    expect(JSON.stringify(now['specifications'])).toContain('2.5');
    expect((await publish(born)).status).toBe(200);
    expect(await products().readBoth(born.id)).toMatchObject({ name_en: 'Drafted 🎉', name_ar: 'مسودة' });
    const question = (await door.admin('GET', `/api/en/drafts/product-questions/${below.id}`)).body['draft'];
    expect(question).toMatchObject({ isNew: true, values: { title_en: 'Why?', title_ar: 'لماذا؟', path: '/about' } });
  });

  test('a sheet takes no draft of somebody else away: it says whose texts are in the way, and takes nothing in', async () => {
    const [clear, busy] = [
      await products().add(0, { name_en: 'Clear', name_ar: 'خال' }),
      await products().add(0, { name_en: 'Busy', name_ar: 'مشغول' }),
    ];
    const translator = await addPerson(door.app(), 'translator', 'ar');
    const typed = { json: { values: { name_ar: 'نص المترجم' } } };
    expect((await translator.call('PATCH', `/api/en/drafts/products/${busy.id}`, typed)).status).toBe(200);
    const sheet = `collection,id,name.ar\nproducts,${clear.id},خال من الجدول\nproducts,${busy.id},من الجدول\n`;
    const { token } = await check(sheet);
    const asDrafts = () => door.admin('POST', '/api/en/exchange/apply', { form: { file: file(sheet), token, drafts: '1' } });
    expect(await asDrafts()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Busy') } });
    const draftOf = async (id: number) => (await door.admin('GET', `/api/en/drafts/products/${id}`)).body['draft'];
    expect([await draftOf(clear.id), await draftOf(busy.id)]).toMatchObject([null, { values: { name_ar: 'نص المترجم' } }]);
    await door.admin('DELETE', `/api/en/drafts/products/${busy.id}`);
    expect((await asDrafts()).status).toBe(200);
    expect(await draftOf(busy.id)).toMatchObject({ values: { name_ar: 'من الجدول' } });
  });

  test('4-38: errors name the row and the column, and one of them stops everything', async () => {
    proves('4-38');
    const product = await products().add(0);
    const sheet = [
      'collection,id,parent,version,name.en,image,specsheet,title.en,text.en,path,features.1.title.en',
      'nothing,,,,A,,,,,,',
      'products,987654,,,A,,,,,,',
      `products,${product.id},,7,A,,,,,,`,
      `products,,,,${'x'.repeat(201)},,,,,,`,
      'products,,,,A,no-such.png,,,,,',
      'products,,,,A,,,Stray,,,',
      'product-cards,,,,,,,T,T,/about,',
      'product-cards,,987654,,,,,T,T,/about,',
      'product-cards,,new-9,,,,,T,T,/about,',
      `product-cards,,${product.id},,,,,T,T,/no-such-page,`,
    ].join('\n');
    const { errors } = await check(sheet);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'collection'],
      [3, 'id'],
      [4, 'version'],
      [5, 'name.en'],
      [6, 'image'],
      [7, 'title.en'],
      [8, 'parent'],
      [11, 'path'],
      [9, 'parent'],
      [10, 'parent'],
    ]);
    const twice = await check(
      `collection,id,name.en\nproducts,${product.id},A\nproducts,${product.id},B\nproducts,new-1,C\nproducts,new-1,D`,
    );
    expect(twice.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'id'],
      [5, 'id'],
    ]);
    expect((await check('name.en\nA\n')).errors).toMatchObject([{ row: 1, column: 'collection' }]);
    expect((await check('collection,Name!\nproducts,A\n')).errors).toMatchObject([{ row: 1, column: 'Name!' }]);
  });

  test('4-38: one product with its nine sections moves to another site by its sheet, pictures by their names', async () => {
    proves('4-38');
    await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image', 'Lobby wall only') } });
    const product = await products().add(0, { name: 'GlowMate' });
    for (const section of childrenOf('products')) await callsOf(door, section).add(product.id);
    const sheet = await take(`?collection=products&id=${product.id}`);
    const moved = sheet
      .split('\r\n')
      .map((line) => line.replace(/^"products","\d+","","\d+",/, 'products,new-1,,,'))
      .map((line) => line.replace(/^"(product-[a-z]+)","\d+","\d+","\d+",/, '$1,,new-1,,'))
      .join('\r\n');
    const checked = await check(moved);
    expect(checked).toMatchObject({ created: 10, changed: 0, errors: [] });
    expect((await apply(moved, checked.token)).status).toBe(200);
    const copy = (await products().list(0, { as: 'staff' })).at(-1)!;
    expect(copy).toMatchObject({ name: 'GlowMate' });
    for (const section of childrenOf('products')) expect(await callsOf(door, section).list(copy.id)).toHaveLength(1);
    const named = `collection,id,image\nproducts,${copy.id},Lobby wall only.png\n`;
    await apply(named, (await check(named)).token);
    expect((await products().readBoth(copy.id))['image']).toMatch(/^[a-z0-9]{24}\.png$/);
    expect((await door.admin('GET', '/api/en/exchange/export?collection=products&id=987654')).status).toBe(400);
  });

  test('B2: a column far beyond what a list holds is an unknown column, and nothing is made for the rows before it', async () => {
    const before = process.threadCpuUsage();
    const sheet = 'collection,id,features.3000000.title.en,features.51.title.en\nproducts,,Far,Near\n';
    expect((await check(sheet)).errors).toEqual([
      expect.objectContaining({ row: 2, column: 'features.3000000.title.en', code: 'unknown-field' }),
      expect.objectContaining({ row: 2, column: 'features.51.title.en', code: 'unknown-field' }),
    ]);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  test('B2: a sheet has an end in every direction', async () => {
    const wide = `collection,id,${Array.from({ length: 3000 }, (_, at) => `c${at}`).join(',')}\nproducts,\n`;
    expect((await check(wide)).errors).toEqual([expect.objectContaining({ row: 1, code: 'too-many' })]);
    const long = `collection,id,name.en\nproducts,,${'x'.repeat(100_001)}\n`;
    expect((await check(long)).errors).toEqual([expect.objectContaining({ row: 2, column: 'name.en', code: 'too-long' })]);
    const wrong = `collection,id,name.en\n${'nothing,,x\n'.repeat(1000)}`;
    expect((await check(wrong)).errors).toHaveLength(200);
  });

  test('B2: others are served between the rows of a long sheet', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `products,,Row ${at},صف ${at}\n`).join('');
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    const checked = await check(`collection,id,name.en,name.ar\n${rows}`);
    clearInterval(ticking);
    expect(checked.created).toBe(1500);
    expect(turns).toBeGreaterThan(10);
  });
});
