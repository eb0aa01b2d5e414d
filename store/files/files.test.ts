import { expect, test } from 'vitest';
import type { Database } from '#store/database/open.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { deleteUnusedFile, findFile, findFileByStem, findFiles, POSTER_OF, replaceUses, updateFile, usesOf } from './files.ts';
import { variantName } from './file-names.ts';
import { listFiles } from './list-files.ts';
import { createFile, createTestFiles } from './test-files.ts';

type Use = { field: string; file: string };

function save({ kysely }: Database, id: number, uses: Use[]): Promise<void> {
  return kysely.transaction().execute((tx) => replaceUses(tx, 'products', id, uses));
}

function remove({ kysely }: Database, name: string): Promise<string> {
  return kysely.transaction().execute((tx) => deleteUnusedFile(tx, name));
}

for (const engine of ENGINES) {
  test(`${engine}: an uploaded file is found by its name and by the part its smaller sizes share`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const [one, other] = [await createFile(files, 'jpg'), await createFile(files, 'pdf')];
    expect(await findFile(kysely, one.name)).toEqual(one);
    expect(await findFileByStem(kysely, one.name.slice(0, 24))).toEqual(one);
    expect(await findFileByStem(kysely, one.name.slice(0, 23))).toBeUndefined();
    expect((await findFiles(kysely, [other.name, one.name, 'missing', one.name])).map(({ name }) => name).toSorted()).toEqual(
      [one.name, other.name].toSorted(),
    );
    expect(await findFiles(kysely, [])).toEqual([]);
  });

  test(`${engine}: the list is searched by words, kind and use, page by page`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const wall = await createFile(files, 'jpg', at(1), { originalName: 'Lobby_WALL 100%.jpg' });
    const sheet = await createFile(files, 'pdf', at(2));
    const film = await createFile(files, 'mp4', at(3), { originalName: 'film.mp4' });
    await updateFile(database.kysely, film.name, { alt: { en: '', ar: 'شاشة في بهو الفندق' } });
    await save(database, 1, [{ field: 'image', file: wall.name }]);
    const names = async (query: Partial<Parameters<typeof listFiles>[1]>) =>
      (await listFiles(database.kysely, { page: 1, perPage: 10, ...query })).files.map(({ name }) => name);
    expect(await names({})).toEqual([film.name, sheet.name, wall.name]);
    expect(await names({ search: 'lobby_w' })).toEqual([wall.name]);
    expect(await names({ search: '100%' })).toEqual([wall.name]);
    expect(await names({ search: '%' })).toEqual([wall.name]);
    expect(await names({ search: 'شاشة' })).toEqual([film.name, sheet.name]);
    expect(await names({ kind: 'pdf' })).toEqual([sheet.name]);
    expect(await names({ unused: true })).toEqual([film.name, sheet.name]);
    expect(await names({ unused: false })).toEqual([wall.name]);
    expect(await listFiles(database.kysely, { page: 2, perPage: 2 })).toMatchObject({ total: 3, files: [{ name: wall.name }] });
  });

  test(`${engine}: a file is in use while at least one record names it`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    const { kysely } = database;
    const { name } = await createFile(files, 'png', new Date('2026-01-01T00:00:00.000Z'));
    const unusedSince = async () => (await findFile(kysely, name))?.unusedSince;
    expect(await unusedSince()).toBe('2026-01-01T00:00:00.000Z');
    await save(database, 1, [
      { field: 'image', file: name },
      { field: 'features', file: name },
      { field: 'features', file: name },
    ]);
    await save(database, 2, [{ field: 'image', file: name }]);
    expect(await usesOf(kysely, name)).toEqual([
      { collection: 'products', id: 1, field: 'features' },
      { collection: 'products', id: 1, field: 'image' },
      { collection: 'products', id: 2, field: 'image' },
    ]);
    expect(await unusedSince()).toBeNull();
    expect(await remove(database, name)).toBe('in-use');
    await save(database, 1, []);
    expect(await unusedSince()).toBeNull();
    const saved = new Date().toISOString();
    await save(database, 2, []);
    const times = [saved, (await unusedSince())!, new Date().toISOString()];
    expect(times.toSorted()).toEqual(times);
    await save(database, 2, [{ field: 'image', file: name }]);
    expect(await unusedSince()).toBeNull();
  });

  test(`${engine}: a record cannot name a file that does not exist`, async () => {
    const files = await createTestFiles(engine);
    const { name } = await createFile(files);
    const uses = [
      { field: 'image', file: name },
      { field: 'banner', file: 'missing.png' },
    ];
    await expect(save(files.database, 1, uses)).rejects.toThrow('unknown file');
    expect(await usesOf(files.database.kysely, name)).toEqual([]);
  });

  test(`${engine}: deleting an unused file lists its bytes and those of its smaller sizes`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    const { name } = await createFile(files, 'jpg', new Date(), { variants: { widths: [320, 640], formats: ['avif', 'webp'] } });
    expect(await remove(database, name)).toBe('deleted');
    expect(await remove(database, name)).toBe('missing');
    const doomed = await database.kysely.selectFrom('doomed_files').select('name').execute();
    const sizes = ([320, 640] as const).flatMap((width) => [variantName(name, width, 'avif'), variantName(name, width, 'webp')]);
    expect(doomed.map((row) => row.name).toSorted()).toEqual([name, ...sizes].toSorted());
  });

  test(`${engine}: a poster is used by its video and free when the video goes`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    const { kysely } = database;
    const [film, one, other] = [await createFile(files, 'mp4'), await createFile(files, 'jpg'), await createFile(files, 'jpg')];
    await updateFile(kysely, film.name, { poster: one.name });
    expect(await usesOf(kysely, one.name)).toEqual([{ collection: POSTER_OF, id: 0, field: film.name }]);
    expect(await remove(database, one.name)).toBe('in-use');
    await updateFile(kysely, film.name, { poster: other.name });
    expect((await findFile(kysely, one.name))?.unusedSince).not.toBeNull();
    expect((await findFile(kysely, other.name))?.unusedSince).toBeNull();
    await expect(updateFile(kysely, film.name, { poster: 'missing.jpg' })).rejects.toThrow('unknown file');
    expect(await remove(database, film.name)).toBe('deleted');
    expect(await remove(database, other.name)).toBe('deleted');
  });

  test(`${engine}: one change of a description leaves the others alone`, async () => {
    const files = await createTestFiles(engine);
    const { kysely } = files.database;
    const { name } = await createFile(files);
    await Promise.all([
      updateFile(kysely, name, { focalX: 0.25, focalY: 0.75 }),
      updateFile(kysely, name, { alt: { en: 'A wall of light', ar: 'جدار من الضوء' } }),
    ]);
    expect(await findFile(kysely, name)).toMatchObject({ focalX: 0.25, focalY: 0.75, alt: { en: 'A wall of light', ar: 'جدار من الضوء' } });
    expect(await updateFile(kysely, 'missing.png', { focalX: 0 })).toBeUndefined();
  });

  test(`${engine}: a file that is taken and deleted at the same moment is one or the other`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    for (let round = 0; round < 20; round += 1) {
      const { name } = await createFile(files);
      const [taken, outcome] = await Promise.all([
        save(database, 1, [{ field: 'image', file: name }]).then(
          () => true,
          () => false,
        ),
        remove(database, name),
      ]);
      expect(outcome).toBe(taken ? 'in-use' : 'deleted');
      expect((await findFile(database.kysely, name)) !== undefined).toBe(taken);
    }
  });

  test(`${engine}: records that let go of the same files at the same moment leave them unused`, async () => {
    const files = await createTestFiles(engine);
    const { database } = files;
    const [one, other] = [await createFile(files), await createFile(files)];
    for (let round = 0; round < 20; round += 1) {
      const uses = [one, other].map(({ name }) => ({ field: 'image', file: name }));
      await Promise.all([save(database, 1, uses), save(database, 2, uses.toReversed())]);
      await Promise.all([save(database, 1, []), save(database, 2, [])]);
      expect((await findFile(database.kysely, one.name))?.unusedSince).not.toBeNull();
    }
  });
}
