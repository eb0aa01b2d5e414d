import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag, type Item } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';
import { minimalRecord } from '#test/rig/samples.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

type Draft = {
  id: number;
  isNew: boolean;
  base: number;
  values: Record<string, unknown>;
  versions: { shared: number; en: number; ar: number };
  states: { en: string; ar: string };
  waiting: string[];
};

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const at = (id: number, collection = 'products') => `/api/en/drafts/${collection}/${id}`;
  const draftOf = async (id: number, collection?: string) => (await door.admin('GET', at(id, collection))).body['draft'] as Draft | null;
  const keep = (id: number, values: Record<string, unknown>, more: object = {}) =>
    door.admin('PATCH', at(id), { json: { values, ...more } });
  const publish = (id: number, json: object = {}, collection?: string) => door.admin('POST', `${at(id, collection)}/publish`, { json });
  async function begin(values: Record<string, unknown>, collection = 'products', parent = 0): Promise<Draft> {
    const json = { key: `key-${newTag()}-begun`, parent, values };
    const { status, body, text } = await door.admin('PATCH', `/api/en/drafts/${collection}`, { json });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return body['draft'] as Draft;
  }
  const upload = async () =>
    ((await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } })).body['files'] as { name: string }[])[0]!
      .name;
  const both = (id: number) => products().readBoth(id);
  async function added(): Promise<{ item: Item; tag: string }> {
    const tag = newTag();
    const item = await products().add(0, { name_en: `Wall ${tag}`, name_ar: `جدار ${tag}`, headline_en: 'Old', headline_ar: 'قديم' });
    return { item, tag };
  }

  test('a draft is kept beside the record, says its state, and is gone when it says what is published anyway', async () => {
    const { item } = await added();
    expect(await draftOf(item.id)).toBeNull();
    const { body } = await keep(item.id, { headline_en: 'New', name_en: item['name'] });
    expect(body['draft']).toMatchObject({
      base: 1,
      isNew: false,
      values: { headline_en: 'New' },
      waiting: ['en'],
      states: { en: 'changed', ar: 'published' },
    });
    expect((await products().read(item.id)).body['headline']).toBe('Old');
    expect((await both(item.id))['version']).toBe(1);
    await keep(item.id, { headline_en: 'Old' });
    expect(await draftOf(item.id)).toBeNull();
  });

  test('a draft of one language survives a draft of the other, and nothing borrowed is written into it (Payload 1512, 15664)', async () => {
    const tag = newTag();
    const item = await products().add(0, { name_en: `Only English ${tag}`, headline_en: 'Shown in Arabic too' });
    await keep(item.id, { headline_ar: 'مسودة' });
    await keep(item.id, { headline_en: 'Draft' });
    await keep(item.id, { headline_en: 'Draft two' });
    expect((await draftOf(item.id))!.values).toEqual({ headline_ar: 'مسودة', headline_en: 'Draft two' });
    await publish(item.id);
    expect(await both(item.id)).toMatchObject({ headline_en: 'Draft two', headline_ar: 'مسودة', name_ar: '' });
  });

  test('publishing one language leaves the other as it is and unmarked (Payload 14672, Strapi 24780, 24298)', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'New', headline_ar: 'جديد' });
    expect(await publish(item.id, { language: 'en' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await both(item.id)).toMatchObject({ headline_en: 'New', headline_ar: 'قديم' });
    expect(await draftOf(item.id)).toMatchObject({ base: 2, values: { headline_ar: 'جديد' }, states: { en: 'published', ar: 'changed' } });
    await publish(item.id, { language: 'ar' });
    expect(await both(item.id)).toMatchObject({ headline_en: 'New', headline_ar: 'جديد', version: 3 });
    expect(await draftOf(item.id)).toBeNull();
  });

  test('what both languages share is a part of its own and goes along with either', async () => {
    const { item } = await added();
    await keep(item.id, { headline_ar: 'جديد', specifications: { 'pixel-pitch': '1.25' } });
    expect(await draftOf(item.id)).toMatchObject({ waiting: ['shared', 'ar'], states: { en: 'changed', ar: 'changed' } });
    await publish(item.id, { language: 'en' });
    expect(await both(item.id)).toMatchObject({ specifications: [{ kind: 'pixel-pitch' }], headline_ar: 'قديم' });
    expect(await draftOf(item.id)).toMatchObject({ waiting: ['ar'], states: { en: 'published', ar: 'changed' } });
  });

  test('a form that is saved publishes without a draft before it, and ends the draft it has seen (Strapi 21164)', async () => {
    const { item } = await added();
    const { body } = await keep(item.id, { headline_en: 'Half' });
    const { versions } = body['draft'] as Draft;
    const seen = `${versions.shared}.${versions.en}.${versions.ar}`;
    const save = (draft: string) =>
      door.admin('PUT', `/api/en/products/${item.id}?draft=${draft}`, { form: { headline_en: 'Whole', version: '1' } });
    expect(await save('0.0.0')).toMatchObject({ status: 409, body: { current: { headline_en: 'Half' } } });
    expect(await both(item.id)).toMatchObject({ headline_en: 'Old', version: 1 });
    expect((await save(seen)).status).toBe(200);
    expect(await both(item.id)).toMatchObject({ headline_en: 'Whole', version: 2 });
    expect(await draftOf(item.id)).toBeNull();
  });

  test('a plain save of the contract publishes at once and leaves the draft, which is shown beside it before it wins', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Mine' });
    expect((await products().update(item, { headline_en: 'Theirs' })).status).toBe(200);
    const late = await publish(item.id);
    expect(late).toMatchObject({ status: 409, body: { current: { headline_en: 'Theirs', version: 2 } } });
    expect((await publish(item.id, { version: 2 })).status).toBe(200);
    expect((await both(item.id))['headline_en']).toBe('Mine');
  });

  test('two people who type into one part are shown both versions; in different parts they do not meet', async () => {
    const { item } = await added();
    const first = (await keep(item.id, { headline_en: 'Hers' })).body['draft'] as Draft;
    expect((await keep(item.id, { headline_ar: 'لها' }, { versions: { ar: 0 } })).status).toBe(200);
    const late = await keep(item.id, { headline_en: 'His' }, { versions: { en: 0 } });
    expect(late).toMatchObject({ status: 409, body: { current: { headline_en: 'Hers', headline_ar: 'لها' } } });
    expect((await draftOf(item.id))!.values).toEqual({ headline_en: 'Hers', headline_ar: 'لها' });
    expect((await keep(item.id, { headline_en: 'His' }, { versions: { en: first.versions.en } })).status).toBe(200);
  });

  test('what cannot be read is kept as it was typed and named when it is published', async () => {
    const { item } = await added();
    const typed = { specifications: { 'pixel-pitch': 'wide' }, seo_title_en: 'x'.repeat(5000), image: 'gone.png' };
    await keep(item.id, typed);
    expect((await draftOf(item.id))!.values).toEqual(typed);
    const refused = await publish(item.id);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body['errors'] as object).toSorted()).toEqual(['image', 'seo_title_en', 'specifications.pixel-pitch']);
    for (const [language, said] of [
      ['en', { 'specifications.pixel-pitch': /^Pixel pitch must be a number/, image: /^Image: this file is not in the library/ }],
      ['ar', { 'specifications.pixel-pitch': /«تباعد البكسلات» رقمًا/, image: /^الصورة: هذا الملف غير موجود في المكتبة/ }],
    ] as const) {
      const { errors } = (await door.admin('POST', `/api/${language}/drafts/products/${item.id}/publish`, { json: {} })).body;
      expect(errors).toMatchObject(Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, expect.stringMatching(texts)])));
    }
    expect((await keep(item.id, { no_such_field: 'x' })).status).toBe(422);
    expect((await both(item.id))['version']).toBe(1);
  });

  test('something new is a draft without a record, begun once however often it is sent, and keeps its id when it is published', async () => {
    const json = { key: `again-${newTag()}-again`, values: { name_en: 'Unborn', name_ar: 'لم يولد' } };
    const [one, two] = [
      await door.admin('PATCH', '/api/en/drafts/products', { json }),
      await door.admin('PATCH', '/api/en/drafts/products', { json }),
    ];
    const { id } = one.body['draft'] as Draft;
    expect(two.body['draft']).toMatchObject({ id, isNew: true, states: { en: 'draft', ar: 'draft' } });
    expect((await products().read(id)).status).toBe(404);
    expect((await products().read(id, { as: 'staff' })).status).toBe(404);
    const other = await products().add(0);
    expect(other.id).toBeGreaterThan(id);
    await publish(id, { language: 'ar' });
    expect((await products().read(id, { base: '/api/ar' })).body).toMatchObject({ id, name: 'لم يولد' });
    expect((await products().read(id)).status).toBe(404);
    expect(await draftOf(id)).toMatchObject({ isNew: false, states: { en: 'draft', ar: 'published' } });
    await publish(id, { language: 'en' });
    expect((await products().read(id)).body).toMatchObject({ id, name: 'Unborn' });
    expect(await draftOf(id)).toBeNull();
  });

  test('sections of something new are drafts below it and wait for it', async () => {
    const product = await begin({ name_en: 'Parent' });
    const typed = minimalRecord(collections.productCards, newTag());
    const card = await begin({ ...typed, title_en: 'Card', icon: await upload() }, 'product-cards', product.id);
    expect(await publish(card.id, {}, 'product-cards')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not published yet') },
    });
    await publish(product.id);
    expect((await publish(card.id, {}, 'product-cards')).body['id']).toBe(card.id);
    expect((await callsOf(door, collections.productCards).list(product.id))[0]).toMatchObject({ id: card.id, title: 'Card' });
  });

  test('a file of a draft is not swept, cannot be deleted under it, and is free when the draft is thrown away', async () => {
    const { item } = await added();
    const name = await upload();
    await keep(item.id, { image: name });
    const uses = () => door.app().server.database.kysely.selectFrom('file_uses').select('id').where('file', '=', name).execute();
    expect(await uses()).toHaveLength(1);
    expect((await door.admin('DELETE', `/api/en/media/${name}`)).status).toBe(409);
    const replaced = await door.admin('POST', `/api/en/media/${name}/replace`, { form: { file: await sampleFile('image', 'another') } });
    const now = String(replaced.body['name']);
    expect((await draftOf(item.id))!.values).toEqual({ image: now });
    const thrown = await door.admin('DELETE', at(item.id));
    expect(thrown).toMatchObject({ status: 200, body: { draft: { values: { image: now } } } });
    expect((await door.admin('DELETE', `/api/en/media/${now}`)).status).toBe(200);
    expect((await door.admin('DELETE', at(item.id))).status).toBe(409);
  });

  test('the draft of a record goes to the trash with it, comes back with it, is copied with it and ends with it', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Kept in the trash' });
    const waiting = async () => ((await door.admin('GET', '/api/en/drafts')).body['drafts'] as { id: number }[]).map(({ id }) => id);
    const copy = await door.admin('POST', `/api/en/records/products/${item.id}/duplicate`);
    expect((await draftOf(Number(copy.body['id'])))!.values).toEqual({ headline_en: 'Kept in the trash' });
    await products().remove(item);
    for (const [language, said] of [
      ['en', /in the trash/],
      ['ar', /في المحذوفات/],
    ] as const) {
      const { status, body } = await door.admin('POST', `/api/${language}/drafts/products/${item.id}/publish`, { json: {} });
      expect([status, body['message']]).toEqual([409, expect.stringMatching(said)]);
    }
    expect(await waiting()).not.toContain(item.id);
    expect((await keep(item.id, { headline_en: 'Over nothing' })).status).toBe(404);
    await products().restore(item.id);
    expect((await draftOf(item.id))!.values).toEqual({ headline_en: 'Kept in the trash' });
    expect(await waiting()).toContain(item.id);
    await products().remove(item);
    await products().purge(item.id);
    const rows = await door
      .app()
      .server.database.kysely.selectFrom('drafts')
      .select('id')
      .where('id', '=', item.id)
      .where('collection', '=', 'products')
      .execute();
    expect(rows).toEqual([]);
  });

  test('what was typed into some names is taken back, whatever was published meanwhile', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Mine', headline_ar: 'لها' });
    await products().update(item, { headline_en: 'Theirs' });
    await keep(item.id, {}, { forget: ['headline_en'] });
    expect(await draftOf(item.id)).toMatchObject({ values: { headline_ar: 'لها' }, waiting: ['ar'] });
    await keep(item.id, {}, { forget: ['headline_ar'] });
    expect(await draftOf(item.id)).toBeNull();
  });

  test('settings have drafts too', async () => {
    const group = settings.find(
      ({ name, fields }) => name === 'company' || Object.values(fields).some(({ slot }) => slot === 'localized'),
    )!;
    const [field] = Object.entries(group.fields).find(([, one]) => one.kind === 'text' && one.slot === 'localized')!;
    const name = `settings-${group.name}`;
    const saved = await door.admin('PATCH', at(1, name), { json: { values: { [`${field}_en`]: 'A draft of settings' } } });
    expect(saved).toMatchObject({ status: 200, body: { draft: { waiting: ['en'] } } });
    expect(JSON.stringify((await door.call('GET', '/api/en/settings')).body)).not.toContain('A draft of settings');
    expect((await publish(1, {}, name)).status).toBe(200);
    expect((await door.admin('GET', `/api/en/settings/${group.name}`)).body[field]).toBe('A draft of settings');
    expect(await draftOf(1, name)).toBeNull();
  });

  test('a translator drafts the own language, asks for publication, and an editor finds the request with its remark', async () => {
    const { item } = await added();
    const translator = await addPerson(door.app(), 'translator', 'ar');
    const reader = await addPerson(door.app(), 'reader');
    const mine = (values: object) => translator.call('PATCH', at(item.id), { json: { values } });
    expect((await mine({ headline_ar: 'ترجمة' })).status).toBe(200);
    expect((await mine({ headline_en: 'Not mine' })).status).toBe(403);
    expect((await mine({ specifications: { 'pixel-pitch': '1.5' } })).status).toBe(403);
    expect((await mine({ published_ar: 0 })).status).toBe(403);
    expect((await reader.call('PATCH', at(item.id), { json: { values: { headline_ar: 'قراءة' } } })).status).toBe(403);
    expect((await reader.call('GET', at(item.id))).status).toBe(200);
    expect((await translator.call('POST', `${at(item.id)}/publish`, { json: {} })).status).toBe(403);
    expect((await translator.call('PATCH', '/api/en/drafts/products', { json: { key: 'mine-mine', values: {} } })).status).toBe(403);
    expect((await door.call('GET', at(item.id))).status).toBe(401);
    expect((await translator.call('POST', `${at(item.id)}/ask`, { json: { remark: 'For Monday' } })).status).toBe(200);
    const { body } = await door.admin('GET', '/api/en/drafts?asked=1');
    const [request] = body['drafts'] as { versions: object }[];
    expect(body['drafts']).toEqual([
      expect.objectContaining({ id: item.id, asked: expect.objectContaining({ by: translator.username, remark: 'For Monday' }) }),
    ]);
    // Whoever publishes from a list says what the list said: what was typed since does not go out unseen.
    expect((await mine({ headline_ar: 'ترجمة أخرى' })).status).toBe(200);
    const late = await publish(item.id, { versions: request!.versions });
    expect([late.status, late.body['current']]).toEqual([409, expect.objectContaining({ headline_ar: 'ترجمة أخرى' })]);
    expect((await mine({ headline_ar: 'ترجمة' })).status).toBe(200);
    expect((await publish(item.id)).status).toBe(200);
    expect((await door.admin('GET', '/api/en/drafts?asked=1')).body['total']).toBe(0);
    expect((await both(item.id))['headline_ar']).toBe('ترجمة');
  });

  test('people who have one record open see each other until they close it', async () => {
    const { item } = await added();
    const editor = await addPerson(door.app(), 'editor');
    const here = `${at(item.id)}/here`;
    expect((await editor.call('PATCH', here)).body).toMatchObject({ others: [], version: 1 });
    expect((await door.admin('PATCH', here)).body).toMatchObject({ others: [editor.username] });
    await editor.call('DELETE', here);
    expect((await door.admin('PATCH', here)).body).toMatchObject({ others: [] });
  });

  test('last words of a form that was reloaded, arriving late, are nobody else’s version once they are saved; other words wait on', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Late' });
    const save = (headline_en: string, version: number) =>
      door.admin('PUT', `/api/en/products/${item.id}`, { json: { headline_en, version } });
    expect((await save('Something else', 1)).status).toBe(200);
    expect(await draftOf(item.id)).toMatchObject({ values: { headline_en: 'Late' } });
    expect((await save('Late', 2)).status).toBe(200);
    expect(await draftOf(item.id)).toBeNull();
    const links = { links_allowed: 7 };
    await door.admin('PATCH', at(1, 'settings-spam'), { json: { values: links } });
    expect(await draftOf(1, 'settings-spam')).toMatchObject({ values: links });
    expect((await door.admin('PUT', '/api/en/settings/spam', { json: links })).status).toBe(200);
    expect(await draftOf(1, 'settings-spam')).toBeNull();
  });

  test('a record that is hidden with others under a draft is no other version: the draft is published without a question', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'New' });
    const json = { ids: [item.id], language: 'both', published: 0 };
    expect((await door.admin('POST', '/api/en/records/products/publish', { json })).status).toBe(200);
    expect((await publish(item.id)).status).toBe(200);
    expect(await both(item.id)).toMatchObject({ headline_en: 'New', published_en: 0, version: 3 });
  });

  test('a draft that no longer fits its field after an upgrade, or names a picture that is gone, says so and loses nothing else', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Kept' });
    const typed = JSON.stringify({ headline_en: 'Kept', retired_en: 'From an older version', image: 'gone.png' });
    const { kysely } = door.app().server.database;
    await kysely.updateTable('drafts').set({ en: typed }).where('collection', '=', 'products').where('id', '=', item.id).execute();
    const refused = await publish(item.id);
    expect(refused).toMatchObject({ status: 422, body: { errors: { image: expect.stringMatching(/\w/) } } });
    expect((await keep(item.id, {}, { forget: ['image'] })).status).toBe(200);
    // Typing on keeps what has no field any more, and whoever publishes is told that it goes nowhere.
    expect(await draftOf(item.id)).toMatchObject({ unplaced: ['From an older version'] });
    const release = Number((await door.admin('POST', '/api/en/releases', { json: { name: `After ${newTag()}` } })).body['id']);
    await door.admin('PUT', `/api/en/releases/${release}/items`, { json: { collection: 'products', id: item.id } });
    expect((await door.admin('GET', `/api/en/releases/${release}/check`)).body).toMatchObject({
      problems: [],
      remarks: expect.arrayContaining([expect.objectContaining({ kind: 'unplaced', says: 'From an older version' })]),
    });
    await door.admin('DELETE', `/api/en/releases/${release}`);
    const published = await publish(item.id);
    expect([published.status, published.body['message']]).toEqual([200, expect.stringContaining('field is gone: “From an older version”')]);
    expect(await draftOf(item.id)).toBeNull();
    expect(await both(item.id)).toMatchObject({ headline_en: 'Kept', version: 2 });
  });

  test('a link shows a draft to nobody any more once it ended by itself, by another one, by hand, or with the draft; the log has it', async () => {
    const { item } = await added();
    const link = (hours = 1) => door.admin('POST', `${at(item.id)}/link`, { json: { hours } });
    expect((await link()).status).toBe(404);
    await keep(item.id, { headline_en: 'Shown to the boss' });
    const { rehearsalOf } = door.app().server.operations;
    const [first, second] = [await link(), await link()].map(({ body }) => String(body['token']));
    const shown = { draft: { collection: 'products', id: item.id } };
    expect([await rehearsalOf(first!), await rehearsalOf(second!), await rehearsalOf(`${second}x`)]).toEqual([undefined, shown, undefined]);
    expect(await draftOf(item.id)).toMatchObject({ linkEndsAt: expect.stringContaining('T') });
    // Whoever opens it as a visitor gets the link there is: that of the boss goes on to hold.
    const same = await door.admin('POST', `${at(item.id)}/link`, { json: { hours: 9, isNew: false } });
    expect(await draftOf(item.id)).toMatchObject({ linkEndsAt: same.body['endsAt'] });
    expect(same.body['token']).toBe(second);
    expect((await link(0)).status).toBe(422);
    expect((await door.admin('POST', `${at(1, 'settings-spam')}/link`, { json: {} })).status).toBe(404);
    const translator = await addPerson(door.app(), 'translator', 'ar');
    expect((await translator.call('POST', `${at(item.id)}/link`, { json: {} })).status).toBe(403);
    const end = async () => (await door.admin('DELETE', `${at(item.id)}/link`)).body['message'];
    expect([await end(), await end()]).toEqual([translate('en', 'api.done.release-link-ended'), translate('en', 'api.done.no-link')]);
    expect(await rehearsalOf(second!)).toBeUndefined();
    const third = String((await link()).body['token']);
    const { kysely } = door.app().server.database;
    await kysely.updateTable('drafts').set({ link_ends_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', item.id).execute();
    expect(await rehearsalOf(third)).toBeUndefined();
    const last = String((await door.admin('POST', `${at(item.id)}/link`, { json: { isNew: false } })).body['token']);
    expect(await rehearsalOf(last)).toEqual(shown);
    await publish(item.id);
    expect(await rehearsalOf(last)).toBeUndefined();
    const { body } = await door.admin('GET', '/api/en/history?collection=products&per_page=9');
    const actions = (body['changes'] as { action: string; subject: string }[]).filter(({ subject }) => subject === `products/${item.id}`);
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['draft-link', 'draft-link-ended']));
    expect(actions.filter(({ action }) => action === 'draft-link-ended')).toHaveLength(1);
  });

  test('a published draft is a version that is undone and found again; an earlier one that comes back leaves a draft, which is shown beside it', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Drafted', headline_ar: 'مسودة' });
    expect((await publish(item.id, { language: 'en' })).status).toBe(200);
    const versions = async () => (await door.admin('GET', `/api/en/history/products/${item.id}`)).body['versions'] as { version: number }[];
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]); // what is only drafted is no version
    const bring = (version: number) => door.admin('POST', `/api/en/history/products/${item.id}/restore/${version}`);
    expect((await bring(1)).status).toBe(200);
    expect(await both(item.id)).toMatchObject({ headline_en: 'Old', headline_ar: 'قديم', version: 3 });
    expect((await draftOf(item.id))!.values).toEqual({ headline_ar: 'مسودة' });
    expect(await publish(item.id)).toMatchObject({ status: 409, body: { current: { headline_ar: 'قديم', version: 3 } } });
    expect((await publish(item.id, { version: 3 })).status).toBe(200);
    expect((await bring(2)).status).toBe(200);
    expect(await both(item.id)).toMatchObject({ headline_en: 'Drafted', headline_ar: 'قديم', version: 5 });
  });

  test('of two who publish at once one is told that it is done', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Once' });
    const answers = await Promise.all([publish(item.id), publish(item.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await both(item.id))['version']).toBe(2);
  });

  test('what was never drafted was neither published nor thrown away, and the part that is empty is not thrown away', async () => {
    const { item } = await added();
    const discard = async (query = '') => (await door.admin('DELETE', at(item.id) + query)).body['message'];
    const ask = async () => (await door.admin('POST', `${at(item.id)}/ask`, { json: { remark: '' } })).body['message'];
    const nothing = translate('en', 'api.error.no-draft');
    expect([await discard(), await ask(), (await publish(item.id)).body['message']]).toEqual([nothing, nothing, nothing]);
    await keep(item.id, { headline_en: 'Typed' });
    expect(await discard('?language=ar')).toBe(translate('en', 'api.done.draft-without-part'));
    expect((await draftOf(item.id))!.values).toEqual({ headline_en: 'Typed' });
    expect(await discard()).toBe(translate('en', 'api.done.draft-discarded'));
    expect([await discard(), await ask()]).toEqual([translate('en', 'api.error.draft-gone'), translate('en', 'api.error.draft-gone')]);
    const { body } = await door.admin('GET', `/api/en/history?collection=products&per_page=5`);
    const actions = (body['changes'] as { action: string; subject: string }[]).filter(({ subject }) => subject === `products/${item.id}`);
    expect(actions.map(({ action }) => action)).toEqual(['draft-discarded', 'draft-begun', 'create']);
  });

  test('the log tells who began, asked for and threw away a draft', async () => {
    const { item } = await added();
    await keep(item.id, { headline_en: 'Logged' });
    await keep(item.id, { headline_en: 'Logged again' });
    await door.admin('DELETE', at(item.id));
    const { body } = await door.admin('GET', `/api/en/history?collection=products&per_page=5`);
    const actions = (body['changes'] as { action: string; subject: string; title: string }[]).filter(
      ({ subject }) => subject === `products/${item.id}`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['draft-discarded', 'draft-begun', 'create']);
    const [created] = actions.map(({ title }) => title).toReversed();
    expect(created).not.toBe('');
    expect(actions.map(({ title }) => title)).toEqual([created, created, created]);
  });
});
