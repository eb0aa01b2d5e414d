import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { childrenOf } from '#content/index.ts';
import { newTag, type CollectionCalls, type Item } from '#test/rig/collection-calls.ts';
import { BASES, fieldNames, forEachCollection } from '#test/rig/each-collection.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { minimalRecord, sampleRecord, sampleText, storedName } from '#test/rig/samples.ts';
import { proves } from '#test/requirements/proves.ts';

async function inTurn<Result>(times: number, make: () => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  while (made.length < times) made.push(await make());
  return made;
}

forEachCollection(({ collection, localized, files, required, texts, open, callsTo }) => {
  const { fields, maxPerParent = Number.POSITIVE_INFINITY } = collection;

  test('a record is created by the contract’s call, listed in its envelope and read by its id', async () => {
    const { records, parent } = await open();
    const { sent, answered } = await sampleRecord(collection, { tag: newTag(), withFiles: true });
    const created = await records.create(parent, sent);
    proves('Z-P03');
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, message: expect.any(String), ...answered, version: 1, category_id: parent },
    });

    const { success: _success, message: _message, ...item } = created.body;
    proves('Z-75');
    expect((await records.read(Number(item['id']))).body).toEqual(item);
    proves('Z-72');
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

  test.each(['staff', 'stranger'] as const)('a %s can read a list page by page, without holes where something is hidden', async (as) => {
    const { records, parent } = await open();
    const [first, second] = await inTurn(Math.min(3, maxPerParent), () => records.add(parent));
    await records.update(first!, { published: '0' });
    if (second && collection.shownWhile) await records.update(second, { [collection.shownWhile]: '0' });
    const whole = await records.list(parent, { as });
    const pages = await Promise.all(whole.map((_, index) => records.list(parent, { as, query: `?per_page=1&page=${index + 1}` })));
    expect(pages.flat()).toEqual(whole);
  });

  test('a change in one language leaves the other alone', async () => {
    proves('Z-P09');
    const { records, parent } = await open();
    const [first, second] = [newTag(), newTag()];
    const record = await records.add(parent, { ...minimalRecord(collection, first), ...texts('en', first) });
    await records.update(record, texts('ar', first), BASES.ar);
    await records.update(record, texts('ar', second), BASES.ar);
    expect((await records.read(record.id, { base: BASES.en })).body).toMatchObject({ ...texts('en', first), fallback: [] });
    expect((await records.read(record.id, { base: BASES.ar })).body).toMatchObject({ ...texts('ar', second), fallback: [] });
  });

  test('{field}_en and {field}_ar set both languages at once, from either base', async () => {
    const { records, parent } = await open();
    for (const base of Object.values(BASES)) {
      const tag = newTag();
      const both = Object.fromEntries(
        localized.flatMap((name) => LANGUAGES.map((language) => [`${name}_${language}`, sampleText(language, name, tag)])),
      );
      const shared = Object.entries(minimalRecord(collection, tag)).filter(([name]) => !localized.includes(name));
      const target = Number.isFinite(maxPerParent) ? await records.newParent() : parent;
      const record = await records.add(target, { ...Object.fromEntries(shared), ...both }, base);
      for (const language of LANGUAGES)
        expect((await records.read(record.id, { base: BASES[language] })).body).toMatchObject({ ...texts(language, tag), fallback: [] });
      expect(await records.readBoth(record.id)).toMatchObject(both);
    }
  });

  test('what one language lacks is borrowed when read, marked, and never written back', async () => {
    const { records, parent } = await open();
    const tag = newTag();
    const record = await records.add(parent, { ...minimalRecord(collection, tag), ...texts('en', tag) });
    await records.update(record, { version: '1' }, BASES.ar);
    await records.update(record, { [localized[0]!]: sampleText('ar', localized[0]!, tag) }, BASES.ar);
    const read = (await records.read(record.id, { base: BASES.ar })).body as Item;
    proves('3-14');
    expect(read).toMatchObject({ ...texts('en', tag), [localized[0]!]: sampleText('ar', localized[0]!, tag) });
    expect(read.fallback.toSorted()).toEqual(localized.slice(1).toSorted());
    const both = await records.readBoth(record.id);
    for (const name of localized.slice(1)) expect(both[`${name}_ar`]).toBe('');
  });

  test('an empty text empties, an absent one stays, and nothing else is touched', async () => {
    proves('Z-P12');
    const { records, parent } = await open();
    const { sent } = await sampleRecord(collection, { tag: newTag() });
    const record = await records.add(parent, sent);
    const { success: _success, message: _message, ...before } = record as Record<string, unknown>;
    for (const name of fieldNames(collection, (field) => !field.required && (field.kind === 'text' || field.kind === 'rich-text'))) {
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
    if (field.slot !== 'file') throw new Error('not a file');
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
    if (field.slot !== 'file') throw new Error('not a file');
    await records.update(record, { [`${name}_ar`]: await sampleFile(field.accepts[0]!) });
    const [english, arabic] = await Promise.all(LANGUAGES.map((language) => records.read(record.id, { base: BASES[language] })));
    proves('3-86', 'RES-22');
    expect(english!.body[name!]).toBe(record[name!]);
    expect(arabic!.body[name!]).toEqual(storedName());
    expect(arabic!.body[name!]).not.toBe(record[name!]);
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
      const below = callsTo(child);
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
