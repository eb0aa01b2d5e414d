import { expect, test } from 'vitest';
import { childrenOf, collections } from '#content/index.ts';
import type { Language } from '#content/languages.ts';
import { LANGUAGES } from '#content/languages.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag, type Item } from '#test/rig/collection-calls.ts';
import type { Call } from '#test/rig/app.ts';
import { addPerson } from '#test/rig/people.ts';
import { proves } from '#test/requirements/proves.ts';

/** More than go in one step. */
const MANY = 120;

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const browse = async (query: string) => {
    const { body } = await door.admin('GET', `/api/en/records/products${query}`);
    return { ids: (body['items'] as Item[]).map(({ id }) => id), total: body['total'] as number, items: body['items'] as Item[] };
  };
  const act = (action: string, json: unknown) => door.admin('POST', `/api/en/records/products/${action}`, { json });

  test('4-20: a list is filtered by words of either language, in any Arabic spelling, and paged with its total', async () => {
    proves('4-20');
    const tag = newTag();
    const wall = await products().add(0, { name_en: `Wall ${tag}`, name_ar: `شاشةٌ عملاقة ${tag}` });
    const frame = await products().add(0, { name_en: `Frame ${tag}`, name_ar: `إطار ${tag}` });
    expect(await browse(`?text=${tag}`)).toMatchObject({ ids: [wall.id, frame.id], total: 2 });
    // What pages read is kept, for each language by itself.
    const { content } = door.app().server.operations;
    const seenIn = async (language: Language) => (await content.read(collections.products, { language, sees: 'published' }, wall.id)).name;
    expect([await seenIn('en'), await seenIn('ar')]).toEqual([`Wall ${tag}`, `شاشةٌ عملاقة ${tag}`]);
    expect(await browse(`?text=${encodeURIComponent(`الشاشه ${tag}`)}`)).toMatchObject({ ids: [wall.id] });
    expect(await browse(`?text=${encodeURIComponent(`اطار ${tag}`)}`)).toMatchObject({ ids: [frame.id] });
    expect(await browse(`?text=${tag}&per_page=1&page=2`)).toMatchObject({ ids: [frame.id], total: 2 });
    expect(await browse(`?text=nothing-${tag}`)).toMatchObject({ ids: [], total: 0 });
    const tenth = await products().add(0, { name_en: `Wall 10 ${tag}`, headline_en: 'First' });
    const ninth = await products().add(0, { name_en: `wall 9 ${tag}` });
    const inOrder = async (sort: string) => (await browse(`?text=${tag}&sort=${sort}`)).ids;
    expect(await inOrder('name')).toEqual([frame.id, ninth.id, tenth.id, wall.id]);
    expect(await inOrder('-name')).toEqual([wall.id, tenth.id, ninth.id, frame.id]);
    // What has nothing there stands last from either end, as the list has it.
    for (const sort of ['headline', '-headline']) expect(await inOrder(sort)).toEqual([tenth.id, wall.id, frame.id, ninth.id]);
    expect(await browse(`?text=${tag}&sort=name&per_page=1&page=2`)).toMatchObject({ ids: [ninth.id], total: 4 });
    for (const sort of ['features', 'nothing', '--name', 'constructor'])
      expect((await door.admin('GET', `/api/ar/records/products?sort=${sort}`)).status).toBe(400);
    const sheet = (await door.admin('GET', `/api/en/exchange/export?collection=products&text=${tag}`)).text;
    expect(sheet.trim().split('\r\n')).toHaveLength(6); // two heads and the four
    expect((await browse('?parent=0&per_page=1')).total).toBeGreaterThanOrEqual(2);
  });

  test('the trash is put in order by title, place and time, with and without words, and exported so', async () => {
    const tag = newTag();
    const names = [`Wall 10 ${tag}`, `wall 9 ${tag}`, `Arch ${tag}`];
    for (const name_en of names) await products().remove(await products().add(0, { name_en }));
    const { body } = await door.admin('POST', '/api/en/category/add', { form: { name: `Brick ${tag}` } });
    await door.admin('DELETE', `/api/en/category/${String(body['id'])}`);
    const titles = async (query: string, base = '/api/en') =>
      ((await door.admin('GET', `${base}/trash?${query}`)).body as unknown as { title: string }[]).map(({ title }) => title);
    const byTitle = [`Arch ${tag}`, `Brick ${tag}`, `wall 9 ${tag}`, `Wall 10 ${tag}`];
    expect(await titles(`search=${tag}&sort=record`)).toEqual(byTitle);
    expect(await titles(`search=${tag}&sort=-record`)).toEqual(byTitle.toReversed());
    expect(await titles(`search=${tag}&sort=record&per_page=3&page=2`)).toEqual(byTitle.slice(3));
    const all = await titles('sort=record');
    expect(all.filter((title) => title.endsWith(tag))).toEqual(byTitle);
    const newest = [`Brick ${tag}`, ...names.toReversed()];
    for (const search of [`search=${tag}&`, '']) {
      const mine = async (sort: string) => (await titles(`${search}sort=${sort}`)).filter((title) => title.endsWith(tag));
      expect(await mine('-deleted')).toEqual(newest);
      for (const sort of ['deleted', 'until']) expect(await mine(sort)).toEqual(newest.toReversed());
      expect(await mine('place')).toEqual([`Brick ${tag}`, ...names.toReversed()]); // Categories, Products: each newest first
      expect(await mine('-place')).toEqual([...names.toReversed(), `Brick ${tag}`]);
    }
    const { text } = await door.admin('GET', `/api/en/trash/export?search=${tag}&sort=-record`);
    expect([...text.matchAll(/"([^"]* t\w+)"/g)].map(([, title]) => title)).toEqual(byTitle.toReversed());
    for (const path of ['trash?sort=parent', 'trash/export?sort=-id'])
      expect((await door.admin('GET', `/api/ar/${path}`)).status).toBe(400);
  });

  test('a trash of many is emptied whole: records, what they took along, drafts, versions and uses of files', async () => {
    const { kysely } = door.app().server.database;
    const one = await products().add(0, { name_en: `Many ${newTag()}` });
    const live = await products().add(0, { name_en: `Live ${newTag()}` });
    const row = await kysely
      .selectFrom('entries')
      .selectAll()
      .where('collection', '=', 'products')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const many = Array.from({ length: MANY }, (_, index) => 900_000 + index);
    const rows = many.flatMap((id) => [
      { ...row, id, deleted_at: at },
      { ...row, collection: 'product-cards', parent: id, id, deleted_at: at, deleted_with: `products/${id}` },
    ]);
    await kysely.insertInto('entries').values(rows).execute();
    await door.admin('PATCH', `/api/en/drafts/products/${one.id}`, { json: { values: { headline_en: 'Typed' } } });
    await products().remove(one);
    const { body } = await door.admin('POST', '/api/en/trash/empty');
    expect(body['count']).toBeGreaterThanOrEqual(MANY + 1);
    expect((await door.admin('GET', '/api/en/trash')).body).toEqual([]);
    const left = await kysely.selectFrom('entries').select('id').where('deleted_at', 'is not', null).execute();
    const drafts = await kysely.selectFrom('drafts').select('id').where('id', '=', one.id).execute();
    const versions = await kysely
      .selectFrom('revisions')
      .select('id')
      .where('collection', '=', 'products')
      .where('id', '=', one.id)
      .execute();
    expect([left, drafts, versions]).toEqual([[], [], []]);
    expect((await products().read(live.id)).status).toBe(200);
  });

  test('4-14, 4-20: lists show what misses a translation and what is hidden, per language', async () => {
    const tag = newTag();
    const half = await products().add(0, { name_en: `Half ${tag}`, headline_ar: 'عنوان' });
    const whole = await products().add(0, { name_en: `Whole ${tag}`, name_ar: `كامل ${tag}`, published_ar: '0' });
    proves('4-14');
    expect(await browse(`?text=${tag}&missing=any`)).toMatchObject({
      ids: [half.id],
      items: [{ missing: { ar: ['name'], en: ['headline'] } }],
    });
    expect((await browse(`?text=${tag}&missing=en`)).ids).toEqual([half.id]);
    proves('4-20');
    expect((await browse(`?text=${tag}&hidden=ar`)).ids).toEqual([whole.id]);
    expect((await browse(`?text=${tag}&hidden=en`)).ids).toEqual([]);
    expect((await door.admin('GET', '/api/en/records/products?missing=fr')).status).toBe(400);
    expect((await door.admin('GET', '/api/en/records/nothing')).status).toBe(404);
  });

  test('4-15: many records are shown and hidden at once, in one language or both', async () => {
    proves('4-15');
    const [first, second] = [await products().add(0), await products().add(0)];
    const ids = [first.id, second.id];
    expect(await act('publish', { ids, language: 'ar', published: 0 })).toMatchObject({ status: 200, body: { count: 2 } });
    const already = { count: 0, message: translate('en', 'api.done.hidden-already') };
    expect(await act('publish', { ids, language: 'ar', published: 0 })).toMatchObject({ body: already });
    expect((await products().read(first.id, { base: '/api/ar' })).status).toBe(404);
    expect((await products().read(first.id)).status).toBe(200);
    await act('publish', { ids, language: 'both', published: 1 });
    expect((await products().read(first.id, { base: '/api/ar' })).status).toBe(200);
    expect((await act('publish', { ids: [...ids, 987_654], language: 'en', published: 0 })).status).toBe(404);
    expect((await products().read(second.id)).status).toBe(200);
    expect((await act('publish', { ids: [], language: 'en', published: 0 })).status).toBe(422);
  });

  test('undoing that leaves what somebody has changed or deleted since, says how many, and shows each where it was shown before', async () => {
    const four = [await products().add(0), await products().add(0), await products().add(0), await products().add(0)];
    const [once, other, saved, deleted] = four.map(({ id }) => id) as [number, number, number, number];
    await act('publish', { ids: [once], language: 'ar', published: 0 });
    const hidden = await act('publish', { ids: [once, other, saved, deleted, once], language: 'both', published: 0 });
    const { changed } = hidden.body as { changed: { id: number; version: number; before: object }[] };
    expect(changed.map(({ id, before }) => [id, before])).toEqual([
      [once, { en: true, ar: false }],
      ...[other, saved, deleted].map((id) => [id, { en: true, ar: true }]),
    ]);
    await products().update(four[2]!, { headline_en: 'Meanwhile' });
    await act('remove', { ids: [deleted] });
    const undone = await act('publish/undo', { records: changed });
    const left = translate('en', 'api.done.some-left', { left: 2 });
    expect(undone).toMatchObject({ status: 200, body: { left: 2, message: `2 records are as before. ${left}` } });
    expect(await products().readBoth(once)).toMatchObject({ published_en: 1, published_ar: 0 });
    expect(await products().readBoth(other)).toMatchObject({ published_en: 1, published_ar: 1 });
    expect(await products().readBoth(saved)).toMatchObject({ published_en: 0, published_ar: 0, headline_en: 'Meanwhile' });
    expect((await act('publish/undo', { records: changed })).body).toMatchObject({ left: 4 });
    // Whoever undoes twice has no colleague to blame.
    expect(LANGUAGES.map((language) => translate(language, 'api.done.some-left', { left: 4 })).join()).not.toMatch(/somebody|زميل/);
  });

  test('one field of many records is changed, each by itself, and undone without touching what was saved since', async () => {
    const cards = callsOf(door, collections.productCards);
    const product = await products().add(0);
    const three = [await cards.add(product.id), await cards.add(product.id), await cards.add(product.id)];
    const address = (id: number) => `/api/en/productssectionone/${id}`;
    const give = (call: Call, { id, version }: Item, value: Record<string, unknown>) =>
      call('PUT', address(id), { json: { ...value, version } });
    const back = (call: Call, id: number, before: number, after: number) =>
      call('POST', `/api/en/history/product-cards/${id}/restore/${before}?from=${after}`);
    const before = await Promise.all(three.map(({ id }) => cards.readBoth(id)));

    // A value that the field cannot hold names the field, in either language, and changes nothing.
    const wrong = [
      [{ title_en: 'x'.repeat(5000) }, 'title_en'],
      [{ title_en: '' }, 'title'],
      [{ path: 'javascript:alert(1)' }, 'path'],
      [{ drawing: 'no-such-drawing' }, 'drawing'],
    ] as const;
    for (const [value, field] of wrong) {
      const refused = await give(door.admin, three[0]!, value);
      expect([field, refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([field, 422, [field]]);
    }
    const translator = await addPerson(door.app(), 'translator', 'ar');
    for (const value of [{ path: '/about' }, { title_en: 'Theirs' }, { title_ar: 'لهم' }])
      expect((await give(translator.call, three[0]!, value)).status).toBe(403);
    expect(await Promise.all(three.map(({ id }) => cards.readBoth(id)))).toEqual(before);

    // Somebody saves the second meanwhile: it alone stays, and the answer carries what it is now.
    await door.admin('PUT', address(three[1]!.id), { form: { title_ar: 'غيره' } });
    const given = await Promise.all(three.map((card) => give(door.admin, card, { path: '/contact' })));
    expect(given.map(({ status }) => status)).toEqual([200, 409, 200]);
    expect(given[1]!.body).toMatchObject({ current: { title_ar: 'غيره' } });
    const now = await Promise.all(three.map(({ id }) => cards.readBoth(id)));
    expect(now.map((card) => card['path'])).toEqual(['/contact', before[1]!['path'], '/contact']);
    expect({ ...now[0], path: '', version: 0, updated_at: '' }).toEqual({ ...before[0], path: '', version: 0, updated_at: '' });

    // The third is edited afterwards: undoing gives back the first and leaves the third alone.
    const after = (at: number) => Number(given[at]!.body['version']);
    await door.admin('PUT', address(three[2]!.id), { form: { title_en: 'Later' } });
    expect((await back(translator.call, three[0]!.id, Number(three[0]!['version']), after(0))).status).toBe(403);
    expect((await back(door.admin, three[0]!.id, Number(three[0]!['version']), after(0))).status).toBe(200);
    expect((await back(door.admin, three[2]!.id, Number(three[2]!['version']), after(2))).status).toBe(409);
    expect(await cards.readBoth(three[0]!.id)).toMatchObject({ path: before[0]!['path'] });
    expect(await cards.readBoth(three[2]!.id)).toMatchObject({ path: '/contact', title_en: 'Later' });
  });

  test('4-16: one removal of several records is undone as a whole', async () => {
    proves('4-16');
    const [first, second] = [await products().add(0), await products().add(0)];
    const cards = callsOf(door, collections.productCards);
    const card = await cards.add(first.id);
    const ids = [first.id, second.id];
    expect((await act('remove', { ids: [] })).body['errors']).toEqual({ ids: 'What was chosen is required' });
    expect(await act('remove', { ids })).toMatchObject({ status: 200, body: { count: 2, children: 1 } });
    expect((await products().read(first.id)).status).toBe(404);
    expect((await act('remove', { ids })).status).toBe(404);
    expect(await act('restore', { ids })).toMatchObject({ status: 200, body: { count: 2, children: 1, left: 0 } });
    expect((await products().read(second.id)).status).toBe(200);
    expect((await cards.read(card.id)).status).toBe(200);
    expect((await act('restore', { ids })).status).toBe(404);
    await act('remove', { ids });
    await act('restore', { ids: [second.id] });
    const rest = await act('restore', { ids });
    expect(rest).toMatchObject({ status: 200, body: { count: 1, left: 1, message: expect.stringContaining('One was left as it is') } });
    expect((await products().read(first.id)).status).toBe(200);
  });

  test('4-38: a product is copied with its nine sections, hidden, and the copy stands alone', async () => {
    proves('4-38');
    const product = await products().add(0, { name_en: 'GlowMate', name_ar: 'غلوميت' });
    const sections = childrenOf('products');
    expect(sections).toHaveLength(9);
    for (const section of sections) await callsOf(door, section).add(product.id);
    const { status, body } = await door.admin('POST', `/api/en/records/products/${product.id}/duplicate`);
    expect([status, body['children']]).toEqual([201, 9]);
    const copy = Number(body['id']);
    expect((await products().read(copy)).status).toBe(404);
    expect(await products().readBoth(copy)).toMatchObject({
      name_en: 'GlowMate (copy)',
      name_ar: 'غلوميت (نسخة)',
      published_en: 0,
      published_ar: 0,
    });
    await products().remove(product);
    await act('publish', { ids: [copy], language: 'both', published: 1 });
    for (const section of sections) expect(await callsOf(door, section).list(copy)).toHaveLength(1);
    expect((await door.admin('POST', '/api/en/records/products/987654/duplicate')).status).toBe(404);
  });

  test('4-38: the copy of a category leads to itself, and a full section takes no copy', async () => {
    proves('4-38');
    const categories = callsOf(door, collections.categories);
    const category = await categories.add(0, { name: 'Indoor' });
    await categories.update(category, { path: `/one-category/${category.id}/Indoor` });
    const { body } = await door.admin('POST', `/api/en/records/categories/${category.id}/duplicate`);
    expect(await categories.readBoth(Number(body['id']))).toMatchObject({ path: `/one-category/${String(body['id'])}` });
    const cards = callsOf(door, collections.categoryProducts);
    const [card] = [await cards.add(category.id), await cards.add(category.id), await cards.add(category.id), await cards.add(category.id)];
    expect((await door.admin('POST', `/api/en/records/category-products/${card.id}/duplicate`)).status).toBe(409);
  });
});
