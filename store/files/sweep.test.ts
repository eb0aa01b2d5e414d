import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINES } from '#test/rig/postgres.ts';
import { newStoredName, variantName } from './file-names.ts';
import { deleteUnusedFile, findFile, replaceUses } from './files.ts';
import { sweep } from './sweep.ts';
import { createFile, createTestFiles, type TestFiles } from './test-files.ts';
import { proves } from '#test/requirements/proves.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOTHING = { unused: 0, doomed: 0, orphans: 0, spared: 0, temps: 0, failed: 0 };

async function namesIn({ storage }: TestFiles): Promise<string[]> {
  return (await Array.fromAsync(storage.names())).map(({ name }) => name).toSorted();
}

function later(ms: number): Date {
  return new Date(Date.now() + ms);
}

for (const engine of ENGINES) {
  test(`${engine}: a used file and its smaller sizes stay for ever`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const { name } = await createFile(files, 'jpg', new Date(), { variants: { widths: [320], formats: ['avif', 'webp'] } });
    const staying = [name, variantName(name, 320, 'avif'), variantName(name, 320, 'webp')];
    for (const each of staying) await files.storage.put(each, Buffer.from('x'));
    await kysely.transaction().execute((tx) => replaceUses(tx, 'products', 1, [{ field: 'image', file: name }]));
    expect(await sweep(kysely, files.storage, later(1000 * DAY))).toEqual(NOTHING);
    expect(await namesIn(files)).toEqual(staying.toSorted());
  });

  test(`${engine}: a file that nobody used for 30 days goes with its bytes`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const { name } = await createFile(files);
    proves('3-108');
    expect(await sweep(kysely, files.storage, later(29 * DAY))).toEqual(NOTHING);
    expect(await sweep(kysely, files.storage, later(31 * DAY))).toEqual({ ...NOTHING, unused: 1, doomed: 1 });
    expect(await findFile(kysely, name)).toBeUndefined();
    expect(await namesIn(files)).toEqual([]);
  });

  test(`${engine}: bytes without a row go after a day, as do temp files; what others put there stays`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const orphan = newStoredName('mp4');
    for (const name of [orphan, variantName(orphan, 640, 'webp')]) await files.storage.put(name, Buffer.from('x'));
    const { name } = await createFile(files, 'png');
    await writeFile(join(files.dataDir, 'uploads', 'notes.txt'), 'not ours');
    await writeFile(join(files.dataDir, 'uploads', 'tmp', 'half'), 'half an upload');
    expect(await sweep(kysely, files.storage, later(23 * HOUR))).toEqual(NOTHING);
    expect(await sweep(kysely, files.storage, later(25 * HOUR))).toEqual({ ...NOTHING, orphans: 2, temps: 1 });
    expect(await namesIn(files)).toEqual([name]);
    expect((await readdir(join(files.dataDir, 'uploads'))).toSorted()).toEqual([name, 'notes.txt', 'tmp'].toSorted());
    expect(await readdir(join(files.dataDir, 'uploads', 'tmp'))).toEqual([]);
  });

  test(`${engine}: bytes that cannot be removed stay on the list until they can`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const { name } = await createFile(files);
    await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name));
    const stuck = { ...files.storage, remove: () => Promise.reject(new Error('the disk is read-only')) };
    expect(await sweep(kysely, stuck, new Date())).toEqual({ ...NOTHING, failed: 1 });
    expect(await sweep(kysely, files.storage, new Date())).toEqual({ ...NOTHING, doomed: 1 });
    expect(await sweep(kysely, files.storage, new Date())).toEqual(NOTHING);
    expect(await namesIn(files)).toEqual([]);
  });
}

test('more orphans than fit into one question are all found', async () => {
  const files = await createTestFiles('sqlite');
  const old = new Date(Date.now() - 2 * DAY);
  const names = Array.from({ length: 1100 }, () => newStoredName('webp'));
  for (const name of names) {
    const path = join(files.dataDir, 'uploads', name);
    await writeFile(path, '');
    await utimes(path, old, old);
  }
  const { name } = await createFile(files, 'webp');
  expect(await sweep(files.database.kysely, files.storage, new Date())).toEqual({ ...NOTHING, orphans: 1100 });
  expect(await namesIn(files)).toEqual([name]);
});

test('F11: bytes without a row are left alone when somebody does not believe that there are so many', async () => {
  const files = await createTestFiles('sqlite');
  for (let index = 0; index < 3; index += 1) {
    const path = join(files.dataDir, 'uploads', `${String(index).padStart(24, 'a')}.pdf`);
    await writeFile(path, 'bytes');
    await utimes(path, new Date(0), new Date(0));
  }
  const asked: [number, number][] = [];
  const swept = await sweep(files.database.kysely, files.storage, new Date(), async (...share) => {
    asked.push(share);
    return false;
  });
  expect([asked, swept]).toEqual([[[3, 3]], { ...NOTHING, spared: 3 }]);
  expect(await namesIn(files)).toHaveLength(3);
});
