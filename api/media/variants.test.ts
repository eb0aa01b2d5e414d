import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFile, insertFile, POSTER_OF, updateFile, usesOf } from '#store/files/files.ts';
import { NO_VARIANTS, type StoredFile } from '#store/files/stored-file.ts';
import { createTestFiles, type TestFiles } from '#store/files/test-files.ts';
import { stageFile } from './inspect-file.ts';
import { startVariantWorker, type VariantWorker } from './variants.ts';

async function createPicture(files: TestFiles, width: number, height: number): Promise<StoredFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  return keep(files, bytes, 'wall.jpg');
}

async function keep(
  { database, storage, dataDir }: TestFiles,
  bytes: Uint8Array,
  originalName: string,
  { keeps = true }: { keeps?: boolean } = {},
): Promise<StoredFile> {
  const tempPath = join(dataDir, originalName);
  await writeFile(tempPath, bytes);
  const { file } = await stageFile({ field: 'file', originalName, tempPath, size: bytes.length }, ['image', 'video']);
  if (keeps) await storage.keep(tempPath, file.name);
  return insertFile(database.kysely, file);
}

function startWorker({ database, storage }: TestFiles, log: unknown[] = []): VariantWorker {
  const worker = startVariantWorker({ database, storage, log: (error) => log.push(error) });
  onTestFinished(() => worker.stop());
  return worker;
}

test('pictures that an earlier version left for later are offered in all sizes at once', async () => {
  const files = await createTestFiles('sqlite');
  const { kysely } = files.database;
  const { name } = await createPicture(files, 1000, 100);
  const small = await createPicture(files, 50, 40);
  await kysely
    .updateTable('files')
    .set({ variants_state: 'pending', variants: JSON.stringify(NO_VARIANTS) })
    .execute();
  await startWorker(files).idle();
  expect(await findFile(kysely, name)).toMatchObject({ variantsState: 'done', variants: { widths: [320, 640, 960] } });
  expect(await findFile(kysely, small.name)).toMatchObject({ variantsState: 'done', variants: { widths: [50] } });
});

test('a film whose bytes are gone is marked and does not hold up the others; one with a poster is not even opened', async () => {
  const files = await createTestFiles('sqlite');
  await usePrograms({ ffmpeg: 'exit 0' });
  const lost = await createVideo(files, { keeps: false });
  const waiting = await createPicture(files, 40, 40);
  const shown = await createVideo(files, { keeps: false });
  await updateFile(files.database.kysely, shown.name, { poster: waiting.name });
  await files.database.kysely.updateTable('files').set({ variants_state: 'pending' }).execute();
  const log: unknown[] = [];
  await startWorker(files, log).idle();
  expect(await findFile(files.database.kysely, lost.name)).toMatchObject({ variantsState: 'failed' });
  expect(await findFile(files.database.kysely, waiting.name)).toMatchObject({ variantsState: 'done' });
  expect(await findFile(files.database.kysely, shown.name)).toMatchObject({ variantsState: 'done', poster: waiting.name });
  expect(log).toHaveLength(1);
});

test('films that come while the worker sleeps are looked at when it is woken', async () => {
  const files = await createTestFiles('sqlite');
  await usePrograms({});
  const worker = startWorker(files);
  await worker.idle();
  const { name } = await createVideo(files);
  worker.wake();
  await worker.idle();
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'done' });
});

async function createVideo(files: TestFiles, options: { keeps?: boolean } = {}): Promise<StoredFile> {
  return keep(files, await readFile(new URL('./fixtures/tiny.mp4', import.meta.url)), 'فيلم.mp4', options);
}

/** The only programs there are, as far as the worker can see. */
async function usePrograms(programs: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-programs-'));
  for (const [name, script] of Object.entries(programs)) await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
}

test('without ffmpeg a video has no poster, and that is no failure', async () => {
  const files = await createTestFiles('sqlite');
  await usePrograms({});
  const { name } = await createVideo(files);
  const log: unknown[] = [];
  await startWorker(files, log).idle();
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'done', poster: null });
  expect(log).toEqual([]);
});

test('with ffmpeg a video gets a frame of its own as poster, in all sizes', async () => {
  const files = await createTestFiles('sqlite');
  const { kysely } = files.database;
  const frame = join(files.dataDir, 'frame.jpg');
  await sharp({ create: { width: 64, height: 36, channels: 3, background: 'navy' } }).toFile(frame);
  await usePrograms({ ffmpeg: `for last; do :; done; [ "$last" = -version ] || /bin/cp ${frame} "$last"` });
  const { name } = await createVideo(files);
  await startWorker(files).idle();
  const { poster } = (await findFile(kysely, name))!;
  expect(await findFile(kysely, poster!)).toMatchObject({
    type: 'image/jpeg',
    width: 64,
    height: 36,
    originalName: 'فيلم.jpg',
    variantsState: 'done',
    unusedSince: null,
  });
  expect(await usesOf(kysely, poster!)).toEqual([{ collection: POSTER_OF, id: 0, field: name }]);
});

test('of several servers one makes a poster, and a killed one is not waited for longer than its lease', async () => {
  const files = await createTestFiles('postgres');
  const { kysely } = files.database;
  const runs = join(files.dataDir, 'runs');
  await usePrograms({ ffmpeg: `[ "$1" = -version ] || { echo run >> ${runs}; exit 1; }` });
  const held = await createVideo(files);
  const lease = { work: `poster ${held.name}`, holder: 'another', held_until: '2999-01-01T00:00:00.000Z' };
  await kysely.insertInto('work_leases').values(lease).execute();
  const { name } = await createVideo(files);
  await Promise.all([1, 2, 3].map(() => startWorker(files).idle()));
  expect(await readFile(runs, 'utf8')).toBe('run\n');
  expect(await findFile(kysely, name)).toMatchObject({ variantsState: 'failed' });
  expect(await findFile(kysely, held.name)).toMatchObject({ variantsState: 'pending' });
  await kysely.updateTable('work_leases').set({ held_until: '2020-01-01T00:00:00.000Z' }).execute();
  await startWorker(files).idle();
  expect(await findFile(kysely, held.name)).toMatchObject({ variantsState: 'failed' });
  expect(await kysely.selectFrom('work_leases').selectAll().execute()).toEqual([]);
});

test('a video that ffmpeg cannot read keeps its place without a poster', async () => {
  const files = await createTestFiles('sqlite');
  await usePrograms({ ffmpeg: '[ "$1" = -version ]' });
  const { name } = await createVideo(files);
  await startWorker(files).idle();
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'failed', poster: null });
});
