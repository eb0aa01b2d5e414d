import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { variantName } from '#store/files/file-names.ts';
import { deleteUnusedFile, findFile, insertFile, POSTER_OF, usesOf } from '#store/files/files.ts';
import { NO_VARIANTS, variantNamesOf, type StoredFile } from '#store/files/stored-file.ts';
import { createTestFiles, type TestFiles } from '#store/files/test-files.ts';
import { stageFile } from './inspect-file.ts';
import { startVariantWorker, type VariantWorker } from './variants.ts';

async function createPicture(files: TestFiles, width: number, height: number, options: { keeps?: boolean } = {}): Promise<StoredFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'navy', noise } })
    .jpeg()
    .toBuffer();
  return keep(files, bytes, 'wall.jpg', options);
}

async function keep(
  { database, storage, dataDir }: TestFiles,
  bytes: Uint8Array,
  originalName: string,
  { keeps = true } = {},
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

async function sizeOf({ storage }: TestFiles, name: string) {
  const opened = await storage.open(name);
  const { format, width, height } = await sharp(await buffer(opened!.stream)).metadata();
  return { format, width, height };
}

test('a picture gets every smaller size in both formats, in the right proportions', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await createPicture(files, 1000, 100);
  await startWorker(files).idle();
  const file = await findFile(files.database.kysely, name);
  expect(file).toMatchObject({ variantsState: 'done', variants: { widths: [320, 640, 960], formats: ['avif', 'webp'] } });
  for (const width of [320, 640, 960]) {
    expect(await sizeOf(files, variantName(name, width, 'avif'))).toEqual({ format: 'heif', width, height: width / 10 });
    expect(await sizeOf(files, variantName(name, width, 'webp'))).toEqual({ format: 'webp', width, height: width / 10 });
  }
});

test('a small picture gets one size, its own', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await createPicture(files, 50, 40);
  await startWorker(files).idle();
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variants: { widths: [50] } });
  expect(await sizeOf(files, variantName(name, 50, 'webp'))).toEqual({ format: 'webp', width: 50, height: 40 });
});

test('pictures that come while the worker sleeps are made when it is woken', async () => {
  const files = await createTestFiles('sqlite');
  const worker = startWorker(files);
  await worker.idle();
  const pictures = [await createPicture(files, 20, 20), await createPicture(files, 30, 20)];
  worker.wake();
  await worker.idle();
  for (const { name } of pictures) expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'done' });
});

test('a worker that was stopped in the middle leaves the rest to the next one', async () => {
  const files = await createTestFiles('sqlite');
  const { kysely } = files.database;
  const picture = await createPicture(files, 1950, 60);
  const first = startWorker(files);
  await first.stop();
  expect(await findFile(kysely, picture.name)).toMatchObject({ variantsState: 'pending', variants: NO_VARIANTS });
  await startWorker(files).idle();
  const file = (await findFile(kysely, picture.name))!;
  expect(file.variants.widths).toEqual([320, 640, 960, 1280, 1920]);
  for (const name of variantNamesOf(file)) expect(await sizeOf(files, name)).toMatchObject({ width: expect.any(Number) });
});

test('a file whose bytes are gone is marked and does not hold up the others', async () => {
  const files = await createTestFiles('sqlite');
  const lost = await createPicture(files, 40, 40, { keeps: false });
  const fine = await createPicture(files, 40, 40);
  const log: unknown[] = [];
  await startWorker(files, log).idle();
  expect(await findFile(files.database.kysely, lost.name)).toMatchObject({ variantsState: 'failed' });
  expect(await findFile(files.database.kysely, fine.name)).toMatchObject({ variantsState: 'done' });
  expect(log).toHaveLength(1);
});

test('while the storage is away a picture waits, and its row names nothing that is not there', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await createPicture(files, 40, 40);
  const log: unknown[] = [];
  const away = { ...files, storage: { ...files.storage, put: () => Promise.reject(new Error('away')) } };
  await startWorker(away, log).idle();
  expect(log).toEqual([new Error('away')]);
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'pending', variants: NO_VARIANTS });
});

test('sizes of a picture that was deleted meanwhile are taken back', async () => {
  const files = await createTestFiles('sqlite');
  const { database, storage } = files;
  const { name } = await createPicture(files, 40, 40);
  const put: typeof storage.put = async (...given) => {
    await database.kysely.transaction().execute((tx) => deleteUnusedFile(tx, name));
    await storage.put(...given);
  };
  await startWorker({ ...files, storage: { ...storage, put } }).idle();
  expect((await Array.fromAsync(storage.names())).map((file) => file.name)).toEqual([name]);
});

async function createVideo(files: TestFiles): Promise<StoredFile> {
  return keep(files, await readFile(new URL('./fixtures/tiny.mp4', import.meta.url)), 'فيلم.mp4');
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

test('a video that ffmpeg cannot read keeps its place without a poster', async () => {
  const files = await createTestFiles('sqlite');
  await usePrograms({ ffmpeg: '[ "$1" = -version ]' });
  const { name } = await createVideo(files);
  await startWorker(files).idle();
  expect(await findFile(files.database.kysely, name)).toMatchObject({ variantsState: 'failed', poster: null });
});
