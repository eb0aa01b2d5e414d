import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { variantName } from '#store/files/file-names.ts';
import { deleteUnusedFile, findFile, insertFile } from '#store/files/files.ts';
import { NO_VARIANTS, type StoredFile } from '#store/files/stored-file.ts';
import { createTestFiles, type TestFiles } from '#store/files/test-files.ts';
import { createTestApp } from '#test/rig/app.ts';
import { openSizes, sizesOf } from './sizes.ts';

const app = await createTestApp({ engine: 'sqlite' });
afterAll(() => app.stop());

function draw(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'navy', noise } })
    .jpeg()
    .toBuffer();
}

async function upload(width: number, height: number): Promise<{ name: string; variants: { widths: number[] } }> {
  const { body } = await app.admin('POST', '/api/media', { form: { file: new File([await draw(width, height)], 'wall.jpg') } });
  return (body['files'] as [{ name: string; variants: { widths: number[] } }])[0];
}

async function look(name: string) {
  const answer = await fetch(`${app.url}/uploads/${name}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), keeps: answer.headers.get('cache-control'), bytes };
}

async function sizeIn(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

const folder = () => readdir(join(app.dataDir, 'uploads'));

test('a size is made when it is first asked for, once for all who ask, and no other', async () => {
  const { name, variants } = await upload(1000, 100);
  expect(variants.widths).toEqual([320, 640, 960]);
  const before = await folder();
  const size = variantName(name, 640, 'avif');
  const answers = await Promise.all(Array.from({ length: 8 }, () => look(size)));
  for (const { status, type, keeps, bytes } of answers) {
    expect([status, type, keeps]).toEqual([200, 'image/avif', 'public, max-age=31536000, immutable']);
    expect(bytes.equals(answers[0]!.bytes)).toBe(true);
  }
  expect(await sizeIn(answers[0]!.bytes)).toEqual({ format: 'heif', width: 640, height: 64 });
  expect((await folder()).filter((each) => !before.includes(each))).toEqual([size]);
  expect((await look(size)).bytes.equals(answers[0]!.bytes)).toBe(true);
  expect(await sizeIn((await look(variantName(name, 320, 'webp'))).bytes)).toEqual({ format: 'webp', width: 320, height: 32 });
});

test('a small picture is offered in one size, its own; sizes that nobody offers are not made', async () => {
  const { name } = await upload(50, 40);
  expect(await sizeIn((await look(variantName(name, 50, 'webp'))).bytes)).toEqual({ format: 'webp', width: 50, height: 40 });
  for (const width of [49, 320, 99_999]) expect((await look(variantName(name, width, 'webp'))).status).toBe(404);
});

test('where a size cannot be made the picture itself is shown, is kept by nobody, and pages offer it from then on', async () => {
  const { name } = await upload(700, 70);
  await truncate(join(app.dataDir, 'uploads', name), 700);
  const { status, type, keeps } = await look(variantName(name, 320, 'avif'));
  expect([status, type, keeps]).toEqual([200, 'image/jpeg', 'no-store']);
  expect((await app.admin('GET', `/api/media/${name}`)).body).toMatchObject({ variantsState: 'failed', variants: NO_VARIANTS });
});

async function keepPicture({ database, storage }: TestFiles, name = `${'p'.repeat(24)}.jpg`): Promise<StoredFile> {
  await storage.put(name, await draw(1300, 13));
  const facts = { kind: 'image', type: 'image/jpeg', size: 1, originalName: 'wall.jpg', sha256: '', durationMs: null } as const;
  return insertFile(database.kysely, { ...facts, name, width: 1300, height: 13, variants: sizesOf(1300), variantsState: 'done' });
}

test('whoever would wait too long is given the smallest larger size that is there', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await keepPicture(files);
  for (const [width, format] of [
    [960, 'avif'],
    [640, 'webp'],
  ] as const)
    await files.storage.put(variantName(name, width, format), Buffer.from('x'));
  const sizes = openSizes({ ...files, log: () => {}, waitMs: 0 });
  onTestFinished(sizes.close);
  const standIns = await Promise.all(
    [variantName(name, 320, 'avif'), variantName(name, 320, 'webp'), variantName(name, 1280, 'webp')].map(sizes.open),
  );
  for (const given of standIns) given!.stream.destroy();
  expect(standIns.map((given) => given?.standIn)).toEqual([variantName(name, 640, 'webp'), variantName(name, 640, 'webp'), name]);
});

test('a size that cannot be kept is shown all the same', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await keepPicture(files);
  const log: unknown[] = [];
  const full = { ...files.storage, put: () => Promise.reject(new Error('full')) };
  const sizes = openSizes({ ...files, storage: full, log: (error) => log.push(error) });
  onTestFinished(sizes.close);
  const opened = await sizes.open(variantName(name, 320, 'webp'));
  expect(await sizeIn(await buffer(opened!.stream))).toMatchObject({ width: 320 });
  expect([opened!.standIn, log]).toEqual([undefined, [new Error('full')]]);
});

test('of several servers one makes a size, and the others give the same bytes', async () => {
  const files = await createTestFiles('postgres');
  const { name } = await keepPicture(files);
  const size = variantName(name, 320, 'webp');
  const made: string[] = [];
  const put: typeof files.storage.put = async (stored, bytes) => {
    made.push(stored);
    await files.storage.put(stored, bytes);
  };
  const servers = [1, 2, 3].map(() => openSizes({ ...files, storage: { ...files.storage, put }, log: () => {} }));
  for (const sizes of servers) onTestFinished(sizes.close);
  const given = await Promise.all(servers.map(async (sizes) => buffer((await sizes.open(size))!.stream)));
  expect(made).toEqual([size]);
  expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(1);
});

test('sizes of a picture that was deleted meanwhile are taken back', async () => {
  const files = await createTestFiles('sqlite');
  const { name } = await keepPicture(files);
  const put: typeof files.storage.put = async (...given) => {
    await files.database.kysely.transaction().execute((tx) => deleteUnusedFile(tx, name));
    await files.storage.put(...given);
  };
  const sizes = openSizes({ ...files, storage: { ...files.storage, put }, log: () => {} });
  onTestFinished(sizes.close);
  (await sizes.open(variantName(name, 320, 'avif')))!.stream.destroy();
  expect(await findFile(files.database.kysely, name)).toBeUndefined();
  expect((await Array.fromAsync(files.storage.names())).map((file) => file.name)).toEqual([name]);
});
