import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { findSnapshot, isComplete } from '#store/search-snapshots.ts';
import { openSearch } from '#api/features/search/search.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';

onBothEngines(({ admin, app }) => {
  test('an index that was written down is read at the next start, with what changed since', async () => {
    const database = openDatabase(app().databaseUrl);
    onTestFinished(() => database.kysely.destroy());
    const add = async (name: string) =>
      Number((await admin('POST', '/api/en/products', { form: { name_en: name, name_ar: name } })).body['id']);
    const first = await add('Aurora Falcon');
    const gone = await add('Aurora Heron');
    const open = (words: readonly string[] = []) => openSearch({ database, onChange: () => {}, ownSynonyms: async () => words });
    const find = async (search: ReturnType<typeof open>) =>
      (await search.products('aurora', 'en')).results.map(({ id }) => id).toSorted((a, b) => a - b);
    // The server's own; a second one that wrote at the same time would put another in its place.
    await admin('GET', '/api/en/search?q=aurora');
    await expect.poll(() => findSnapshot(database.kysely)).toMatchObject({ parts: 1 });
    const snapshot = await findSnapshot(database.kysely);
    const second = await add('Aurora Kestrel');
    await admin('DELETE', `/api/en/products/${gone}`);
    await admin('PUT', `/api/en/products/${first}`, { form: { name_en: 'Mirage Falcon', name_ar: 'Mirage Falcon' } });
    const after = open();
    await after.restore();
    expect(await find(after)).toEqual([second]);
    // Read, not built: it would have been written down anew.
    expect(await findSnapshot(database.kysely)).toEqual(snapshot);
    expect((await after.everything('mirage', 'en')).results.map(({ id }) => id)).toEqual([first]);
    // One whose pieces another server took away is written down again.
    await database.kysely.deleteFrom('search_snapshots').execute();
    await open().prepare();
    await expect.poll(async () => isComplete(database.kysely, (await findSnapshot(database.kysely))!)).toBe(true);
    // Other words: what was written down says nothing, and is not waited for.
    const others = open(['kestrel, عوسق']);
    await others.restore();
    await others.prepare();
    expect((await others.products('عوسق', 'en')).results.map(({ id }) => id)).toEqual([second]);
  });
});
