import { expect, test } from 'vitest';
import type { Collection } from '#content/define.ts';
import { childrenOf } from '#content/index.ts';
import { newTag, type CollectionCalls, type Item } from '#test/rig/collection-calls.ts';
import { forEachCollection } from '#test/rig/each-collection.ts';
import { minimalRecord } from '#test/rig/samples.ts';
import { proves } from '#test/requirements/proves.ts';

const RACING_PAIRS = 3;

async function inTurn<Result>(times: number, make: () => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  while (made.length < times) made.push(await make());
  return made;
}

forEachCollection(({ collection, texts, open, callsTo, admin }) => {
  const { maxPerParent = Number.POSITIVE_INFINITY } = collection;

  test('records keep the order they are given, and only a complete order is taken', async () => {
    proves('Z-P13');
    const { records, parent } = await open();
    await inTurn(Math.min(3, maxPerParent), () => records.add(parent));
    const ids = (await records.list(parent, { as: 'staff' })).map(({ id }) => id);
    const wanted = ids.toReversed();
    expect((await records.order(parent, wanted)).status).toBe(200);
    proves('3-109');
    expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).toEqual(wanted);
    for (const wrong of [wanted.slice(1), [...wanted, 987_654_321], [...wanted.slice(1), 987_654_321], [...wanted, wanted[0]!]])
      expect((await records.order(parent, wrong)).status).toBe(409);
    expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).toEqual(wanted);
  });

  test('a save with an old version is refused with the record as it is now', async () => {
    const { records, parent } = await open();
    const [first, second] = [newTag(), newTag()];
    const record = await records.add(parent, { ...minimalRecord(collection, first), ...texts('en', first) });
    expect((await records.update(record, { ...texts('en', second), version: '1' })).body).toMatchObject({
      ...texts('en', second),
      version: 2,
    });
    const late = await records.update(record, { ...texts('en', newTag()), version: '1' });
    proves('3-110');
    expect(late).toMatchObject({ status: 409, body: { success: false, current: { id: record.id, version: 2, ...texts('en', second) } } });
    expect((await records.update(record, { ...texts('en', second), version: '2' })).status).toBe(200);
    expect((await records.update(record, texts('en', second))).status).toBe(200);
  });

  test(`of two saves at the same moment one wins and the other is told, ${RACING_PAIRS} times`, async () => {
    const { records, parent } = await open();
    const record = await records.add(parent);
    for (let version = 1; version <= RACING_PAIRS; version += 1) {
      const tags = [newTag(), newTag()];
      const saves = await Promise.all(tags.map((tag) => records.update(record, { ...texts('en', tag), version: String(version) })));
      expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = tags[saves.findIndex(({ status }) => status === 200)]!;
      expect((await records.read(record.id)).body).toMatchObject({ ...texts('en', winner), version: version + 1 });
    }
  });

  test('every save is kept as a revision and can be brought back', async () => {
    const { records, parent } = await open();
    const [first, second] = [newTag(), newTag()];
    const record = await records.add(parent, { ...minimalRecord(collection, first), ...texts('en', first) });
    await records.update(record, texts('en', second));
    const revisions = (await records.revisions(record.id)).body as unknown as { version: number; action: string }[];
    expect(revisions.map(({ version, action }) => [version, action])).toEqual([
      [2, 'update'],
      [1, 'create'],
    ]);
    expect(await records.revert(record.id, 1)).toMatchObject({ status: 200, body: { ...texts('en', first), version: 3 } });
    expect((await records.read(record.id)).body).toMatchObject(texts('en', first));
    expect((await records.revert(record.id, 99)).status).toBe(404);
  });

  test('the trash takes a record, gives it back as it was, and lets go of it for good', async () => {
    const { records, parent } = await open();
    const tag = newTag();
    const record = await records.add(parent, { ...minimalRecord(collection, tag), ...texts('en', tag) });
    expect((await records.update(record, texts('en', tag))).status).toBe(200);
    const before = (await records.read(record.id)).body;
    const trash = async () =>
      ((await admin('GET', '/api/en/trash')).body as unknown as { collection: string; id: number; title: string }[]).filter(
        (one) => one.collection === collection.name && one.id === record.id,
      );

    proves('R-01');
    expect(await records.remove(record)).toMatchObject({ status: 200, body: { success: true, id: record.id, children: 0 } });
    expect((await records.read(record.id, { as: 'staff' })).status).toBe(404);
    expect((await records.list(parent, { as: 'staff' })).map(({ id }) => id)).not.toContain(record.id);
    expect((await records.update(record, texts('en', tag))).status).toBe(404);
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
      const kinds = childrenOf(collection.name).map((child) => ({ child, records: callsTo(child) }));
      const attached: { child: Collection; records: CollectionCalls; id: number }[] = [];
      for (const kind of kinds) {
        if ((kind.child.maxPerParent ?? 2) > 1) await kind.records.remove(await kind.records.add(record.id));
        attached.push({ ...kind, id: (await kind.records.add(record.id)).id });
      }
      proves('3-90');
      expect((await records.remove(record)).body).toMatchObject({ children: kinds.length });
      for (const one of attached) {
        expect((await one.records.read(one.id, { as: 'staff' })).status).toBe(404);
        expect(await one.records.list(record.id, { as: 'staff' })).toEqual([]);
        expect((await one.records.restore(one.id)).status).toBe(404);
        const late = await one.records.create(record.id, minimalRecord(one.child, newTag()));
        expect(late).toMatchObject({ status: 422, body: { errors: { category_id: 'Category ID: there is no such record.' } } });
      }
      const trash = (await admin('GET', '/api/en/trash')).body as unknown as Item[];
      expect(trash.find((one) => one['collection'] === collection.name && one.id === record.id)).toMatchObject({ children: kinds.length });
      expect((await records.restore(record.id)).body).toMatchObject({ children: kinds.length });
      for (const one of attached) expect((await one.records.list(record.id, { as: 'staff' })).map(({ id }) => id)).toEqual([one.id]);

      await records.remove(record);
      expect((await records.purge(record.id)).status).toBe(200);
      for (const one of attached) expect((await one.records.revisions(one.id)).status).toBe(404);
    },
  );
});
