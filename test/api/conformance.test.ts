import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { allCollections, childrenOf } from '#content/index.ts';
import { FIELD_LABELS } from '#content/labels.ts';
import { createTestApp, type Call, type TestApp } from '#test/rig/app.ts';
import { callsOf, newTag, type CollectionCalls, type Item } from '#test/rig/collection-calls.ts';
import { checkedBy, readDocument } from '#test/rig/documented.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { badTexts, badTypes, minimalRecord, sampleRecord, sampleWords, storedName } from '#test/rig/samples.ts';

const BASES = { en: '/api/en', ar: '/api/ar' } as const satisfies Record<Language, string>;
const ARABIC = /[\u0600-\u06ff]/;
const RACING_PAIRS = 3;

/** One suite for every collection of the model, on both databases. Every answer is also held against the API's document. */
describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let calls: { call: Call; admin: Call };

  beforeAll(async () => {
    app = await createTestApp({ engine });
    const document = await readDocument(app.call);
    calls = { call: checkedBy(document, app.call), admin: checkedBy(document, app.admin) };
  });
  afterAll(() => app?.stop());

  describe.each(allCollections.map((collection) => [collection.name, collection] as const))('%s', (_name, collection) => {
    const { fields, maxPerParent = Number.POSITIVE_INFINITY } = collection;
    const fieldsOf = (test: (field: Fields[string]) => boolean) =>
      Object.entries(fields)
        .filter(([, field]) => test(field))
        .map(([name]) => name);
    const localized = fieldsOf((field) => field.place === 'localized');
    const files = fieldsOf((field) => field.place === 'file');
    const required = fieldsOf((field) => field.required);
    const words = (language: Language, tag: string) =>
      Object.fromEntries(localized.map((name) => [name, sampleWords(language, name, tag)]));
    const inTurn = async <Result>(times: number, make: () => Promise<Result>) => {
      const made: Result[] = [];
      while (made.length < times) made.push(await make());
      return made;
    };
    const open = async (): Promise<{ records: CollectionCalls; parent: number }> => {
      const records = callsOf(calls, collection);
      return { records, parent: await records.newParent() };
    };

    test('a record is created by the contract’s call, listed in its envelope and read by its id', async () => {
      const { records, parent } = await open();
      const { sent, answered } = await sampleRecord(collection, { tag: newTag(), withFiles: true });
      const created = await records.create(parent, sent);
      expect(created).toMatchObject({
        status: 201,
        body: { success: true, message: expect.any(String), ...answered, version: 1, category_id: parent },
      });

      const { success: _success, message: _message, ...item } = created.body;
      expect((await records.read(Number(item['id']))).body).toEqual(item);
      expect(await records.list(parent)).toContainEqual(item);
      expect(await records.list(parent, { as: 'staff' })).toContainEqual(item);
    });

    test('a list of a parent holds only that parent’s records, and a missing parent has none', async () => {
      const { records, parent } = await open();
      const mine = await records.add(parent);
      const other = collection.parent ? await records.add(await records.newParent()) : undefined;
      const ids = (await records.list(parent, { as: 'staff' })).map(({ id }) => id);
      expect(ids).toContain(mine.id);
      expect(ids).not.toContain(other?.id);
      if (collection.parent) expect(await records.list(987_654_321)).toEqual([]);
    });

    test('a list can be read page by page', async () => {
      const { records, parent } = await open();
      await inTurn(Math.min(2, maxPerParent), () => records.add(parent));
      const whole = await records.list(parent, { as: 'staff' });
      const pages = await Promise.all(
        whole.map((_, index) => records.list(parent, { as: 'staff', query: `?per_page=1&page=${index + 1}` })),
      );
      expect(pages.flat()).toEqual(whole);
    });

    test('a change in one language leaves the other alone', async () => {
      const { records, parent } = await open();
      const [first, second] = [newTag(), newTag()];
      const record = await records.add(parent, { ...minimalRecord(collection, first), ...words('en', first) });
      await records.update(record, words('ar', first), BASES.ar);
      await records.update(record, words('ar', second), BASES.ar);
      expect((await records.read(record.id, { base: BASES.en })).body).toMatchObject({ ...words('en', first), fallback: [] });
      expect((await records.read(record.id, { base: BASES.ar })).body).toMatchObject({ ...words('ar', second), fallback: [] });
    });

    test('{field}_en and {field}_ar set both languages at once, from either base', async () => {
      const { records, parent } = await open();
      for (const base of Object.values(BASES)) {
        const tag = newTag();
        const both = Object.fromEntries(
          localized.flatMap((name) => LANGUAGES.map((language) => [`${name}_${language}`, sampleWords(language, name, tag)])),
        );
        const shared = Object.entries(minimalRecord(collection, tag)).filter(([name]) => !localized.includes(name));
        const target = Number.isFinite(maxPerParent) ? await records.newParent() : parent;
        const record = await records.add(target, { ...Object.fromEntries(shared), ...both }, base);
        for (const language of LANGUAGES)
          expect((await records.read(record.id, { base: BASES[language] })).body).toMatchObject({ ...words(language, tag), fallback: [] });
        expect(await records.readBoth(record.id)).toMatchObject(both);
      }
    });

    test('what one language lacks is borrowed when read, marked, and never written back', async () => {
      const { records, parent } = await open();
      const tag = newTag();
      const record = await records.add(parent, { ...minimalRecord(collection, tag), ...words('en', tag) });
      await records.update(record, { version: '1' }, BASES.ar);
      await records.update(record, { [localized[0]!]: sampleWords('ar', localized[0]!, tag) }, BASES.ar);
      const read = (await records.read(record.id, { base: BASES.ar })).body as Item;
      expect(read).toMatchObject({ ...words('en', tag), [localized[0]!]: sampleWords('ar', localized[0]!, tag) });
      expect(read.fallback.toSorted()).toEqual(localized.slice(1).toSorted());
      const both = await records.readBoth(record.id);
      for (const name of localized.slice(1)) expect(both[`${name}_ar`]).toBe('');
    });

    test('an empty text empties, an absent one stays, and nothing else is touched', async () => {
      const { records, parent } = await open();
      const { sent } = await sampleRecord(collection, { tag: newTag() });
      const record = await records.add(parent, sent);
      const { success: _success, message: _message, ...before } = record as Record<string, unknown>;
      for (const name of fieldsOf((field) => !field.required && (field.kind === 'text' || field.kind === 'rich-text'))) {
        expect((await records.update(record, { [name]: '' })).status).toBe(200);
        before[name] = '';
        expect((await records.read(record.id)).body).toMatchObject({
          ...before,
          version: expect.any(Number),
          updated_at: expect.any(String),
        });
      }
    });

    test.runIf(files.length > 0)('a missing file keeps the file, a new one replaces it, an empty name takes it away', async () => {
      const { records, parent } = await open();
      const { sent, answered } = await sampleRecord(collection, { tag: newTag(), withFiles: true });
      const record = await records.add(parent, sent);
      expect(record).toMatchObject(answered);
      const stays = Object.fromEntries(files.map((name) => [name, record[name]]));
      expect((await records.update(record, { [required[0]!]: sent[required[0]!] as string })).body).toMatchObject(stays);
      const [name] = files;
      const field = fields[name!]!;
      if (field.place !== 'file') throw new Error('not a file');
      const replaced = await records.update(record, { [field.sentAs ?? name!]: await sampleFile(field.accepts.at(-1)!) });
      expect(replaced.body).toMatchObject({ ...stays, [name!]: storedName() });
      expect(replaced.body[name!]).not.toBe(record[name!]);
      expect((await records.update(record, { [name!]: '' })).body).toMatchObject({ ...stays, [name!]: '' });
    });

    test.runIf(files.length > 0)('a file may have an Arabic copy, which only Arabic readers get', async () => {
      const { records, parent } = await open();
      const { sent } = await sampleRecord(collection, { tag: newTag(), withFiles: true });
      const record = await records.add(parent, sent);
      const [name] = files;
      const field = fields[name!]!;
      if (field.place !== 'file') throw new Error('not a file');
      await records.update(record, { [`${name}_ar`]: await sampleFile(field.accepts[0]!) });
      const [english, arabic] = await Promise.all(LANGUAGES.map((language) => records.read(record.id, { base: BASES[language] })));
      expect(english!.body[name!]).toBe(record[name!]);
      expect(arabic!.body[name!]).toEqual(storedName());
      expect(arabic!.body[name!]).not.toBe(record[name!]);
    });

    test('records keep the order they are given, and only a complete order is taken', async () => {
      const { records, parent } = await open();
      await inTurn(Math.min(3, maxPerParent), () => records.add(parent));
      const ids = (await records.list(parent, { as: 'staff' })).map(({ id }) => id);
      const wanted = ids.toReversed();
      expect((await records.order(parent, wanted)).status).toBe(200);
      expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).toEqual(wanted);
      for (const wrong of [wanted.slice(1), [...wanted, 987_654_321], [...wanted.slice(1), 987_654_321], [...wanted, wanted[0]!]])
        expect((await records.order(parent, wrong)).status).toBe(409);
      expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).toEqual(wanted);
    });

    test('a save with an old version is refused with the record as it is now', async () => {
      const { records, parent } = await open();
      const [first, second] = [newTag(), newTag()];
      const record = await records.add(parent, { ...minimalRecord(collection, first), ...words('en', first) });
      expect((await records.update(record, { ...words('en', second), version: '1' })).body).toMatchObject({
        ...words('en', second),
        version: 2,
      });
      const late = await records.update(record, { ...words('en', newTag()), version: '1' });
      expect(late).toMatchObject({ status: 409, body: { success: false, current: { id: record.id, version: 2, ...words('en', second) } } });
      expect((await records.update(record, { ...words('en', second), version: '2' })).status).toBe(200);
      expect((await records.update(record, words('en', second))).status).toBe(200);
    });

    test(`of two saves at the same moment one wins and the other is told, ${RACING_PAIRS} times`, async () => {
      const { records, parent } = await open();
      const record = await records.add(parent);
      for (let version = 1; version <= RACING_PAIRS; version += 1) {
        const tags = [newTag(), newTag()];
        const saves = await Promise.all(tags.map((tag) => records.update(record, { ...words('en', tag), version: String(version) })));
        expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const winner = tags[saves.findIndex(({ status }) => status === 200)]!;
        expect((await records.read(record.id)).body).toMatchObject({ ...words('en', winner), version: version + 1 });
      }
    });

    test('every save is kept as a revision and can be brought back', async () => {
      const { records, parent } = await open();
      const [first, second] = [newTag(), newTag()];
      const record = await records.add(parent, { ...minimalRecord(collection, first), ...words('en', first) });
      await records.update(record, words('en', second));
      const revisions = (await records.revisions(record.id)).body as unknown as { version: number; action: string }[];
      expect(revisions.map(({ version, action }) => [version, action])).toEqual([
        [2, 'update'],
        [1, 'create'],
      ]);
      expect(await records.revert(record.id, 1)).toMatchObject({ status: 200, body: { ...words('en', first), version: 3 } });
      expect((await records.read(record.id)).body).toMatchObject(words('en', first));
      expect((await records.revert(record.id, 99)).status).toBe(404);
    });

    test('the trash takes a record, gives it back as it was, and lets go of it for good', async () => {
      const { records, parent } = await open();
      const tag = newTag();
      const record = await records.add(parent, { ...minimalRecord(collection, tag), ...words('en', tag) });
      const before = (await records.read(record.id)).body;
      const trash = async () =>
        ((await calls.admin('GET', '/api/en/trash')).body as unknown as { collection: string; id: number; title: string }[]).filter(
          (one) => one.collection === collection.name && one.id === record.id,
        );

      expect(await records.remove(record)).toMatchObject({ status: 200, body: { success: true, id: record.id, children: 0 } });
      expect((await records.read(record.id, { as: 'staff' })).status).toBe(404);
      expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).not.toContain(record.id);
      expect((await records.update(record, words('en', tag))).status).toBe(404);
      expect((await records.remove(record)).status).toBe(404);
      expect(await trash()).toEqual([expect.objectContaining({ title: record[collection.titleField] })]);

      expect((await records.restore(record.id)).status).toBe(200);
      expect((await records.read(record.id)).body).toEqual(before);
      expect((await records.restore(record.id)).status).toBe(404);
      expect((await records.purge(record.id)).status).toBe(404);

      await records.remove(record);
      expect((await records.purge(record.id)).status).toBe(200);
      expect((await records.restore(record.id)).status).toBe(404);
      expect(await trash()).toEqual([]);
    });

    test.runIf(childrenOf(collection.name).length > 0)(
      'deleting takes the children along, and restoring brings exactly those back',
      async () => {
        const { records } = await open();
        const record = await records.add(0);
        const kinds = childrenOf(collection.name).map((child) => ({ child, records: callsOf(calls, child) }));
        const kept: { records: CollectionCalls; id: number }[] = [];
        for (const kind of kinds) {
          if ((kind.child.maxPerParent ?? 2) > 1) await kind.records.remove(await kind.records.add(record.id));
          kept.push({ records: kind.records, id: (await kind.records.add(record.id)).id });
        }
        expect((await records.remove(record)).body).toMatchObject({ children: kinds.length });
        for (const one of kept) {
          expect((await one.records.read(one.id, { as: 'staff' })).status).toBe(404);
          expect(await one.records.list(record.id, { as: 'staff' })).toEqual([]);
          expect((await one.records.restore(one.id)).status).toBe(404);
          expect((await one.records.create(record.id, minimalRecord(kinds[0]!.child, newTag()))).status).toBe(422);
        }
        expect((await records.restore(record.id)).body).toMatchObject({ children: kinds.length });
        for (const one of kept) expect((await one.records.list(record.id, { as: 'staff' })).map(({ id }) => id)).toEqual([one.id]);

        await records.remove(record);
        expect((await records.purge(record.id)).status).toBe(200);
        for (const one of kept) expect((await one.records.revisions(one.id)).status).toBe(404);
      },
    );

    test('bad input is refused with the field named, in the language of the base', async () => {
      const { records, parent } = await open();
      const record = await records.add(parent);
      for (const [name, field] of Object.entries(fields)) {
        for (const bad of badTexts(field)) {
          for (const language of LANGUAGES) {
            const { status, body } = await records.update(record, { [name]: bad }, BASES[language]);
            expect([name, bad.slice(0, 40), status, Object.keys(body['errors'] ?? {})]).toEqual([name, bad.slice(0, 40), 422, [name]]);
            expect(ARABIC.test(String(body['message']))).toBe(language === 'ar');
            expect(ARABIC.test(Object.values(body['errors'] as object).join(' '))).toBe(language === 'ar');
          }
        }
        for (const bad of badTypes(field)) {
          const { status, body } = await calls.admin(
            'PUT',
            `/api/en${records.root}/${collection.calls.updateBy === 'parent' ? parent : record.id}`,
            { json: { [name]: bad } },
          );
          expect([name, bad, status, Object.keys(body['errors'] ?? {})]).toEqual([name, bad, 422, [name]]);
        }
      }
      expect((await records.read(record.id)).body).toMatchObject({ version: 1 });
    });

    test('a field the model does not know is refused', async () => {
      const { records, parent } = await open();
      const created = await records.create(parent, { ...minimalRecord(collection, newTag()), no_such_field: 'x' });
      expect(created).toMatchObject({ status: 422, body: { success: false, errors: { no_such_field: 'This field is not known here.' } } });
      const record = await records.add(parent);
      expect((await records.update(record, { position: '7' })).body).toMatchObject({
        success: false,
        errors: { position: expect.any(String) },
      });
    });

    test('what is required must be there, and its absence is said in the contract’s words', async () => {
      const { records, parent } = await open();
      const whole = minimalRecord(collection, newTag());
      for (const name of required) {
        const label = (fields[name]!.label ?? FIELD_LABELS[name]!).en;
        const message = collection.allRequiredTogether ? 'All fields are required' : `${label} is required`;
        const { [name]: _left, ...rest } = whole;
        for (const lacking of [rest, { ...rest, [name]: '' }, { ...rest, [name]: ' \n ' }]) {
          expect(await records.create(parent, lacking)).toMatchObject({
            status: 422,
            body: { success: false, message, errors: { [name]: `${label} is required` } },
          });
        }
        const arabic = await records.create(parent, rest, BASES.ar);
        expect(arabic.body['message']).toMatch(ARABIC);
      }
      const record = await records.add(parent, whole);
      for (const name of required) expect((await records.update(record, { [name]: '' })).status).toBe(422);
    });

    test.runIf(collection.parent !== undefined)('a record needs a parent that exists, and cannot be moved to another', async () => {
      const { records, parent } = await open();
      const whole = minimalRecord(collection, newTag());
      const { admin } = calls;
      expect(await admin('POST', `/api/en${records.root}`, { form: whole })).toMatchObject({
        status: 422,
        body: { message: 'Category ID is required' },
      });
      for (const wrong of ['987654321', '0', '-1', '1e0', 'x'])
        expect(await records.create(parent, { ...whole, category_id: wrong })).toMatchObject({
          status: 422,
          body: { errors: { category_id: expect.any(String) } },
        });
      const record = await records.add(parent, whole);
      expect((await records.update(record, { category_id: String(await records.newParent()) })).status).toBe(422);
      expect((await records.update(record, { category_id: String(parent) })).status).toBe(200);
    });

    test.runIf(files.length > 0)('a file of the wrong type is refused and nothing is changed', async () => {
      const { records, parent } = await open();
      const record = await records.add(parent);
      for (const name of files) {
        const field = fields[name]!;
        if (field.place !== 'file') continue;
        const wrongKind = (['pdf', 'image', 'video'] as const).find((kind) => !field.accepts.includes(kind))!;
        for (const file of [
          await sampleFile(wrongKind),
          new File(['<!doctype html><script>1</script>'], 'page.png', { type: 'image/png' }),
        ]) {
          expect(await records.update(record, { [field.sentAs ?? name]: file })).toMatchObject({
            status: 415,
            body: { success: false, errors: { [field.sentAs ?? name]: expect.any(String) } },
          });
        }
      }
      expect((await records.read(record.id)).body).toMatchObject({ version: 1 });
    });

    test('visitors see what is published in their language, staff see everything', async () => {
      const { records, parent } = await open();
      const record = await records.add(parent);
      const seen = async (where: Parameters<CollectionCalls['list']>[1]) => [
        (await records.read(record.id, where)).status,
        (await records.list(parent, where)).some(({ id }) => id === record.id),
      ];
      expect((await records.update(record, { published: '0' }, BASES.ar)).body).toMatchObject({ published: 0 });
      expect(await seen({ base: BASES.ar })).toEqual([404, false]);
      expect(await seen({ base: BASES.ar, as: 'staff' })).toEqual([200, true]);
      expect(await seen({ base: BASES.en })).toEqual([200, true]);
      await records.update(record, { published_en: '0', published_ar: '1' });
      expect(await seen({ base: BASES.ar })).toEqual([200, true]);
      expect(await seen({ base: BASES.en })).toEqual([404, false]);
      for (const child of childrenOf(collection.name)) {
        const below = callsOf(calls, child);
        const hidden = await below.add(record.id);
        expect([(await below.read(hidden.id)).status, await below.list(record.id)]).toEqual([404, []]);
        expect((await below.read(hidden.id, { base: BASES.ar })).status).toBe(200);
      }
    });

    test.runIf(collection.shownWhile !== undefined)('a record that is switched off is hidden from visitors in both languages', async () => {
      const { records, parent } = await open();
      const record = await records.add(parent);
      await records.update(record, { [collection.shownWhile!]: '0' });
      for (const base of Object.values(BASES)) {
        expect((await records.read(record.id, { base })).status).toBe(404);
        expect((await records.list(parent, { base })).map(({ id }) => id)).not.toContain(record.id);
        expect((await records.read(record.id, { base, as: 'staff' })).status).toBe(200);
      }
    });
  });
});
