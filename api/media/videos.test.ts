import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sampleMp4 } from '#test/rig/sample-files.ts';
import { AppError } from '#api/errors.ts';
import { stageFile, type StagedFile } from './inspect-file.ts';
import { proves } from '#test/requirements/proves.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamha-videos-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const tempPath = join(folder, 'upload');

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

function stage(): Promise<StagedFile> {
  return stageFile({ field: 'media_file', originalName: 'film.MP4', tempPath, size: 0 }, ['image', 'video']);
}

async function refusal(): Promise<unknown> {
  const error: unknown = await stage().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).details.fields?.['media_file'];
}

test.each(['mp4', 'webm', 'ogg'] as const)('the facts of an %s are read from the file', async (ending) => {
  await copyFile(fixture(`tiny.${ending}`), tempPath);
  const { file } = await stage();
  expect(file).toMatchObject({
    kind: 'video',
    type: `video/${ending}`,
    width: 64,
    height: 36,
    durationMs: 1000,
    variantsState: 'pending',
    originalName: `film.${ending}`,
  });
  expect(file.name.endsWith(`.${ending}`)).toBe(true);
});

test('an MP4 with newer pictures inside comes in too', async () => {
  await writeFile(tempPath, new Uint8Array(await (await sampleMp4()).arrayBuffer()));
  expect((await stage()).file).toMatchObject({ type: 'video/mp4', width: 16, height: 16 });
});

test('P46: an MP4 keeps its pictures and loses where, by whom and with what it was taken', async () => {
  const film = await readFile(fixture('tiny.mp4'));
  const atom = Buffer.from('\0\0\0\x1e\xa9xyz\0\x12\0\0+24.7136+046.6753/\0\0\0\x3cfree', 'latin1');
  atom.copy(film, film.indexOf('udta') + 4);
  const told = Buffer.from('<exif:GPSLatitude>24,42.8N</exif:GPSLatitude>');
  const xmp = Buffer.concat([Buffer.from([0, 0, 0, 24 + told.length]), Buffer.from('uuid'), Buffer.alloc(16, 0xbe), told]);
  await writeFile(tempPath, Buffer.concat([film, xmp]));
  expect((await stage()).file).toMatchObject({ width: 64, height: 36, durationMs: 1000 });
  const cleaned = await readFile(tempPath);
  expect(['24.7136', 'GPSLatitude'].filter((texts) => cleaned.includes(texts))).toEqual([]);
  const frames = film.subarray(film.indexOf('mdat'));
  expect([cleaned.length, cleaned.includes(frames)]).toEqual([film.length + xmp.length, true]);
});

test.each(['tiny.mov', 'sound.ogg', 'sound.mp4'])('%s is no video for a page', async (name) => {
  await copyFile(fixture(name), tempPath);
  proves('3-84');
  expect(await refusal()).toBe('wrong-file-type');
});

test('a video where only pictures are accepted is refused', async () => {
  await copyFile(fixture('tiny.mp4'), tempPath);
  await expect(stageFile({ field: 'image', originalName: 'a.png', tempPath, size: 0 }, ['image'])).rejects.toMatchObject({
    code: 'wrong-type',
  });
});

test('AC-31: a video above 200 MB is refused whatever it is named', async () => {
  proves('AC-31');
  await copyFile(fixture('tiny.mp4'), tempPath);
  await truncate(tempPath, 200_000_001);
  expect(await refusal()).toBe('file-too-large');
});

test('an MP4 that keeps its reader busy for ever is given up, and nothing else has to wait', async () => {
  const bytes = await readFile(fixture('tiny.mp4'));
  bytes[bytes.indexOf('ctts') + 12] = 0x7f; // two thousand million samples
  await writeFile(tempPath, bytes);
  const before = process.threadCpuUsage();
  expect(await refusal()).toBe('unreadable-file');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
  await copyFile(fixture('tiny.webm'), tempPath);
  expect((await stage()).file.durationMs).toBe(1000);
});

test.each(['tiny.mp4', 'tiny.webm', 'tiny.ogg'])('no damage done to %s does more than refuse it', async (name) => {
  const whole = await readFile(fixture(name));
  const damage = fc.array(fc.tuple(fc.nat(Math.min(600, whole.length - 1)), fc.nat(255)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(whole.length), async (positions, cut) => {
      const bytes = Buffer.from(cut % 4 === 0 ? whole.subarray(0, cut) : whole);
      for (const [at, byte] of positions) if (at < bytes.length) bytes[at] = byte;
      await writeFile(tempPath, bytes);
      const outcome: unknown = await stage().catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
    }),
    { numRuns: 80 },
  );
});
