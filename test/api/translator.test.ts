import { expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import { may, rightsOf } from '#content/roles.ts';
import { settings } from '#content/settings/index.ts';
import { rightsNeeded } from '#api/http/access.ts';
import type { Answer } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag, type Item } from '#test/rig/collection-calls.ts';
import { fieldNames } from '#test/rig/each-collection.ts';
import { addPerson, type Person } from '#test/rig/people.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { collectionsOn } from '#test/rig/shapes.ts';
import { minimalRecord, sampleRecord, sampleText } from '#test/rig/samples.ts';

onBothEngines((door) => {
  const kysely = () => door.app().server.database.kysely;
  let hired: Promise<Person> | undefined;
  const translator = async () => (await (hired ??= addPerson(door.app(), 'translator', 'ar'))).call;

  /** Everything of all records but Arabic texts, and everything of all files but their Arabic descriptions. */
  async function restOfAll(): Promise<string> {
    const entries = await kysely()
      .selectFrom('entries')
      .select(['collection', 'id', 'parent', 'position', 'published_en', 'published_ar', 'shared', 'en', 'deleted_at', 'deleted_with'])
      .orderBy('collection')
      .orderBy('id')
      .execute();
    const files = await kysely().selectFrom('files').select(['name', 'alt_en', 'focal_x', 'focal_y', 'poster']).orderBy('name').execute();
    return JSON.stringify([entries, files], null, 1);
  }
  const addressOf = ({ path, calls }: Collection, { id, category_id: parent }: Item) =>
    `/${path}/${calls.updateBy === 'parent' ? parent : id}`;
  const bodyOf = (collection: Collection, values: Record<string, unknown>) => ({ json: values, collection: collection.name });

  async function fill(collection: Collection): Promise<Item> {
    const calls = callsOf(door, collection);
    const parent = await calls.newParent();
    const { sent } = await sampleRecord(collection, { tag: newTag() });
    const item = await calls.add(parent, sent);
    const arabic = await sampleRecord(collection, { tag: newTag(), language: 'ar' });
    const localized = new Set(fieldNames(collection, ({ slot }) => slot === 'localized'));
    const texts = Object.fromEntries(Object.entries(arabic.sent).filter(([name]) => localized.has(name)));
    expect((await calls.update(item, texts, '/api/ar')).status).toBe(200);
    return item;
  }

  test.each(collectionsOn(door.engine).map((collection) => [collection.name, collection] as const))(
    'a translator of Arabic drafts the Arabic texts of %s and changes nothing, by whatever call',
    async (_name, collection) => {
      const item = await fill(collection);
      const me = await translator();
      const before = await restOfAll();
      const [path, root, where] = [addressOf(collection, item), `/${collection.path}`, { parent: item.category_id, ids: [item.id] }];
      const localized = fieldNames(collection, ({ slot }) => slot === 'localized');
      const own = Object.fromEntries(localized.map((name) => [name, sampleText('ar', name, newTag()).slice(0, 40)]));

      const english = await me('PUT', `/api/en${path}`, bodyOf(collection, { ...minimalRecord(collection, newTag()) }));
      const other = Object.fromEntries(localized.map((name) => [`${name}_en`, 'Another text']));
      const whole = (await sampleRecord(collection, { tag: newTag(), language: 'ar' })).sent;
      const shared = Object.entries(whole).filter(([name]) => !localized.includes(name));
      const tries: [string, Answer][] = [
        ['the English base', english],
        ...(localized.length > 0
          ? [['English names', await me('PUT', `/api/ar${path}`, bodyOf(collection, { ...own, ...other }))] as [string, Answer]]
          : []),
        ['hiding', await me('PUT', `/api/ar${path}`, bodyOf(collection, { ...own, published: 0 }))],
        ['hiding elsewhere', await me('PUT', `/api/ar${path}`, bodyOf(collection, { ...own, published_en: 0 }))],
        [
          'adding',
          await me('POST', `/api/ar${root}${collection.calls.create}`, bodyOf(collection, { category_id: item.category_id, ...own })),
        ],
        ['deleting', await me('DELETE', `/api/ar${path}`)],
        ['ordering', await me('PUT', `/api/ar${root}/order`, { json: where })],
        ['an earlier version', await me('POST', `/api/ar${root}/${item.id}/revisions/1/restore`)],
        ['an earlier version, by history', await me('POST', `/api/ar/history/${collection.name}/${item.id}/restore/1`)],
        ['taking out of the trash', await me('POST', `/api/ar${root}/${item.id}/restore`)],
        [
          'publishing',
          await me('POST', `/api/ar/records/${collection.name}/publish`, { json: { ids: [item.id], language: 'ar', published: 0 } }),
        ],
        ['deleting many', await me('POST', `/api/ar/records/${collection.name}/remove`, { json: { ids: [item.id] } })],
        ['restoring many', await me('POST', `/api/ar/records/${collection.name}/restore`, { json: { ids: [item.id] } })],
        ['copying', await me('POST', `/api/ar/records/${collection.name}/${item.id}/duplicate`)],
        ['purging', await me('DELETE', `/api/ar/trash/${collection.name}/${item.id}`)],
      ];
      for (const [name, value] of shared) {
        const changed = collection.fields[name]?.kind === 'list' ? '[]' : value;
        const answer = await me('PUT', `/api/ar${path}`, bodyOf(collection, { ...own, [name]: changed }));
        // The same value again is no change; anything else is refused.
        if (answer.status !== 200) tries.push([name, answer]);
      }
      for (const [name, field] of Object.entries(collection.fields)) {
        if (field.slot !== 'file' || collection.calls.encoding === 'json') continue;
        for (const sentAs of [field.sentAs ?? name, `${name}_ar`])
          tries.push([sentAs, await me('PUT', `/api/ar${path}`, { form: { [sentAs]: await sampleFile(field.accepts[0]!) } })]);
      }
      const open = tries.flatMap(([what, { status, text }]) => (status === 403 ? [] : [`${what}: ${status} ${text}`]));
      expect(open).toEqual([]);
      expect(await restOfAll()).toBe(before);

      if (localized.length === 0) return;
      const draft = (values: object) => me('PATCH', `/api/ar/drafts/${collection.name}/${item.id}`, { json: { values } });
      for (const values of [{ ...own, ...other }, { ...own, published: 0 }, Object.fromEntries(shared)])
        if (Object.keys(values).length > 0) expect([Object.keys(values), (await draft(values)).status]).toEqual([Object.keys(values), 403]);
      const published = (await door.call('GET', `/api/ar${root}${collection.calls.item}${item.id}`)).text;
      expect(await draft(own)).toMatchObject({ status: 200, body: { draft: { waiting: ['ar'] } } });
      expect((await door.call('GET', `/api/ar${root}${collection.calls.item}${item.id}`)).text).toBe(published);
      expect(await restOfAll()).toBe(before);
    },
  );

  test('a translator cannot add or take away rows of a list, which the other language would gain or lose', async () => {
    const withList = allCollections.find(({ fields }) => Object.values(fields).some((field) => field.kind === 'list'))!;
    const [name] = fieldNames(withList, ({ kind }) => kind === 'list');
    const item = await fill(withList);
    const me = await translator();
    const stored = JSON.parse(String((await sampleRecord(withList, { tag: newTag(), language: 'ar' })).sent[name!])) as unknown[];
    const before = await restOfAll();
    for (const rows of [stored.slice(1), [...stored, stored[0]], []]) {
      const answer = await me('PATCH', `/api/ar/drafts/${withList.name}/${item.id}`, { json: { values: { [name!]: rows } } });
      expect([rows.length, answer.status]).toEqual([rows.length, 403]);
    }
    expect(await restOfAll()).toBe(before);
  });

  test('what a translator may call to write is known: each of these is tried above and below', () => {
    const mine = rightsOf('translator', 'ar');
    const open = door.app().server.app.routeTable.filter(({ method, url, access }) => {
      const needs = rightsNeeded(access);
      return (
        !['GET', 'HEAD'].includes(method) && url.startsWith('/api/en/') && needs.length > 0 && needs.every((right) => may(mine, right))
      );
    });
    const collectionPaths = new Set(allCollections.flatMap(({ path, aliases }) => [path, ...aliases]));
    const kindOf = (url: string) => {
      const [, , , area = ''] = url.split('/');
      return collectionPaths.has(area) || collectionPaths.has(url.split('/').slice(3, 5).join('/')) ? 'record' : area;
    };
    expect([...new Set(open.map(({ method, url }) => `${method} ${kindOf(url)}`))].toSorted()).toEqual(['POST exchange', 'PUT media']);
  });

  test('a translator of English drafts no Arabic word and no specification, by form or sheet', async () => {
    const { call: me } = await addPerson(door.app(), 'translator', 'en');
    const arabic = async () =>
      JSON.stringify(
        await kysely().selectFrom('entries').select(['collection', 'id', 'shared', 'ar']).orderBy('collection').orderBy('id').execute(),
      );
    const withSpecifications = allCollections.find(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'specifications'))!;
    const withRichText = allCollections.find(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'rich-text'))!;
    for (const collection of [withSpecifications, withRichText]) {
      const item = await fill(collection);
      const before = await arabic();
      const texts = fieldNames(collection, ({ slot }) => slot === 'localized');
      const own = Object.fromEntries(texts.map((name) => [name, sampleText('en', name, newTag()).slice(0, 40)]));
      const other = Object.fromEntries(texts.map((name) => [`${name}_ar`, 'نص آخر']));
      const save = (base: string, values: object) => me('PATCH', `/api/${base}/drafts/${collection.name}/${item.id}`, { json: { values } });
      const specifications = { brightness: [1] };
      for (const [base, values] of [
        ['ar', own],
        ['en', { ...own, ...other }],
        ...(collection === withSpecifications ? ([['en', { ...own, specifications }]] as const) : []),
      ] as const)
        expect([collection.name, base, (await save(base, values)).status]).toEqual([collection.name, base, 403]);
      expect(await arabic()).toBe(before);
      expect((await save('en', own)).status).toBe(200);
      expect(await arabic()).toBe(before);
      const sheet = `collection,id,${collection.titleField}.ar\n${collection.name},${item.id},عنوان\n`;
      const checked = await me('POST', '/api/ar/exchange/check', { form: { file: new File([sheet], 'sheet.csv') } });
      expect(checked.body['errors']).toMatchObject([{ code: 'not-yours' }]);
      expect(await arabic()).toBe(before);
    }
  });

  test('a sheet of a translator comes back as drafts of the own texts; everything else in it is a mistake, shown before', async () => {
    const collection = allCollections.find(({ name }) => name === 'categories')!;
    const item = await fill(collection);
    const me = await translator();
    const before = await restOfAll();
    const send = (path: string, sheet: string, token = '') =>
      me('POST', `/api/en/exchange/${path}`, { form: { file: new File([sheet], 'sheet.csv'), ...(token && { token }) } });
    const title = collection.titleField;
    for (const sheet of [
      `collection,id,${title}.en\ncategories,${item.id},Another\n`,
      `collection,id,${title}.ar,published.ar\ncategories,${item.id},عنوان,0\n`,
      `collection,id,${title}.ar\ncategories,new-1,عنوان\n`,
    ]) {
      const { status, body } = await send('check', sheet);
      expect([status, (body['errors'] as { code: string }[]).map(({ code }) => code)]).toEqual([200, ['not-yours']]);
      expect((await send('apply', sheet, String(body['token']))).status).toBe(422);
    }
    expect(await restOfAll()).toBe(before);
    const own = `collection,id,${title}.ar\ncategories,${item.id},عنوان آخر\n`;
    const { body } = await send('check', own);
    expect(body).toMatchObject({ changed: 1, errors: [] });
    const applied = await send('apply', own, String(body['token']));
    expect([applied.status, applied.body['message']]).toEqual([200, translate('en', 'api.done.imported-as-drafts')]);
    expect(await restOfAll()).toBe(before);
    expect((await door.call('GET', `/api/ar/${collection.path}/${item.id}`)).body[title]).not.toBe('عنوان آخر');
    const drafted = await door.admin('GET', `/api/en/drafts/${collection.name}/${item.id}`);
    expect(drafted.body['draft']).toMatchObject({ values: { [`${title}_ar`]: 'عنوان آخر' }, waiting: ['ar'] });
  });

  test('a translator drafts the Arabic texts of settings and nothing else of them', async () => {
    const me = await translator();
    for (const group of settings) {
      await door.admin('PUT', `/api/en/settings/${group.name}`, { json: minimalRecord(group, newTag()) });
      const [name, field] = Object.entries(group.fields).find(([, { slot, kind }]) => slot === 'localized' && kind === 'text') ?? [];
      const before = await restOfAll();
      const path = `settings/${group.name}`;
      if (name !== undefined) {
        const english = await me('PUT', `/api/en/${path}`, { json: { [name]: 'Another' } });
        expect([group.name, english.status]).toEqual([group.name, 403]);
      }
      const version = await me('POST', `/api/ar/history/settings-${group.name}/1/restore/1`);
      expect([group.name, version.status]).toEqual([group.name, 403]);
      expect(await restOfAll()).toBe(before);
      if (name === undefined || !field || group.area !== 'settings') continue;
      expect((await me('PUT', `/api/ar/${path}`, { json: { [name]: 'نص آخر' } })).status).toBe(403);
      const saved = await me('PATCH', `/api/ar/drafts/settings-${group.name}/1`, { json: { values: { [name]: 'نص آخر' } } });
      expect([group.name, saved.status, saved.body['draft']]).toMatchObject([group.name, 200, { waiting: ['ar'] }]);
      expect(await restOfAll()).toBe(before);
    }
  });

  test('a translator describes files in the own language and does nothing else with them', async () => {
    const { body } = await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } });
    const [{ name }] = body['files'] as [{ name: string }];
    await door.admin('PUT', `/api/en/media/${name}`, { json: { alt: { en: 'A wall', ar: 'جدار' } } });
    const me = await translator();
    const before = await restOfAll();
    for (const json of [{ alt: { en: 'Another', ar: 'جدار' } }, { focalX: 0.1, focalY: 0.1 }])
      expect((await me('PUT', `/api/ar/media/${name}`, { json })).status).toBe(403);
    expect((await me('DELETE', `/api/ar/media/${name}`)).status).toBe(403);
    expect((await me('POST', `/api/ar/media/${name}/replace`, { form: { file: await sampleFile('image') } })).status).toBe(403);
    expect((await me('POST', '/api/ar/media', { form: { file: await sampleFile('image') } })).status).toBe(403);
    expect((await me('PUT', `/api/ar/media/${name}`, { json: { alt: { en: 'A wall', ar: 'جدار آخر' } } })).status).toBe(200);
    expect(await restOfAll()).toBe(before);
  });
});
