import { expect, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { newStoredName } from './file-names.ts';
import { insertFile } from './files.ts';
import { listUnusedFiles } from './list-files.ts';

test.each(ENGINES)('files that versions from before the migration name are kept (%s)', async (engine) => {
  const { url, drop } = await createTestDatabase(engine);
  const database = openDatabase(url);
  const { kysely } = database;
  await migrate(database, '0008-roles');
  const [named, forgotten] = [newStoredName('jpg'), newStoredName('jpg')];
  const at = '2026-01-01T00:00:00.000Z';
  for (const name of [named, forgotten]) {
    const facts = { kind: 'image', type: 'image/jpeg', size: 1, originalName: 'a.jpg', sha256: name } as const;
    const look = { width: 1, height: 1, durationMs: null, variants: { widths: [], formats: [] }, variantsState: 'none' } as const;
    await insertFile(kysely, { name, ...facts, ...look }, new Date(at));
  }
  const snapshot = (image: string) => JSON.stringify({ shared: { image }, en: {}, ar: {}, parent: 0, position: 0 });
  const revision = { collection: 'products', id: 1, action: 'update', actor: null, at };
  for (let version = 1; version <= 600; version += 1)
    await kysely
      .insertInto('revisions')
      .values({ ...revision, version, snapshot: snapshot(version === 550 ? named : '') })
      .execute();
  await migrate(database);
  expect(await kysely.selectFrom('kept_files').selectAll().execute()).toEqual([{ file: named, collection: 'products', id: 1 }]);
  expect(await listUnusedFiles(kysely, new Date())).toMatchObject([{ name: forgotten }]);
  await database.close();
  await drop();
});
