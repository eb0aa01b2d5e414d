import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '#api/errors.ts';
import { startCpuClock } from '#test/rig/cpu-ms.ts';
import { stageFile, type StagedFile } from './inspect-file.ts';
import { claimingJpeg, flatPng, manyFramesGif, movingPng } from './test-bombs.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamha-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function stage(bytes: Uint8Array, originalName = 'photo'): Promise<StagedFile> {
  const tempPath = join(folder, String((count += 1)));
  await writeFile(tempPath, bytes);
  return stageFile({ field: 'image', originalName, tempPath, size: bytes.length }, ['image']);
}

function photo(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: 'tomato' } });
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const error: unknown = await stage(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).details.fields!['image']!;
}

test('a photo loses its place, its camera and every other word about it', async () => {
  const exif = { IFD0: { Artist: 'SECRET-ARTIST', Model: 'SECRET-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SECRET-XMP</secret></x:xmpmeta>';
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const original = await photo().withExif(exif).withXmp(xmp).withIccProfile('p3').toFormat(format).toBuffer();
    expect(original.toString('latin1')).toContain('SECRET');
    const { tempPath } = await stage(original);
    const clean = await readFile(tempPath);
    const { exif: left, xmp: texts, icc, iptc } = await sharp(clean).metadata();
    expect({ left, texts, icc, iptc }).toEqual({ left: undefined, texts: undefined, icc: undefined, iptc: undefined });
    expect(clean.toString('latin1')).not.toContain('SECRET');
  }
});

test('a photo held sideways is stored upright', async () => {
  const sideways = await photo(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { file, tempPath } = await stage(sideways);
  expect(file).toMatchObject({ width: 20, height: 40 });
  expect(await sharp(tempPath).metadata()).toMatchObject({ width: 20, height: 40 });
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s stays what it is', async (format) => {
  const { file, tempPath } = await stage(await photo().toFormat(format).toBuffer(), `صورة.${format}`);
  const ending = format === 'jpeg' ? 'jpg' : format;
  expect(file).toMatchObject({
    kind: 'image',
    type: `image/${format}`,
    width: 40,
    height: 20,
    variantsState: 'done',
    originalName: `صورة.${ending}`,
  });
  expect(file.name).toMatch(new RegExp(`^[a-z0-9]{24}\\.${ending}$`));
  expect(file.size).toBe((await readFile(tempPath)).length);
});

test.each(['gif', 'webp'] as const)('a moving %s keeps moving and needs no smaller sizes', async (format) => {
  const frames = [255, 128, 0].map((red) => photo(10, 6).tint({ r: red, g: 0, b: 0 }).png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { delay: [50, 60, 70], loop: 2 })
    .toBuffer();
  const { file, tempPath } = await stage(moving);
  expect(file).toMatchObject({ width: 10, height: 6, variantsState: 'none' });
  expect(await sharp(tempPath).metadata()).toMatchObject({ pages: 3, delay: [50, 60, 70], loop: 2 });
});

test('a see-through picture stays see-through', async () => {
  const { tempPath } = await stage(
    await sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer(),
  );
  expect(await sharp(tempPath).metadata()).toMatchObject({ hasAlpha: true, channels: 4 });
});

const BOMBS: Record<string, [Buffer, string]> = {
  'a JPEG that claims 64,250 by 64,250': [claimingJpeg(64_250, 64_250), 'file-too-large'],
  'a PNG of 19,000 by 19,000': [flatPng(19_000, 19_000), 'file-too-large'],
  'a PNG of 12,001 by 1': [flatPng(12_001, 1), 'file-too-large'],
  'a PNG of 41 million pixels': [flatPng(8200, 5000), 'file-too-large'],
  'a GIF of 10,000 frames': [manyFramesGif(10_000), 'file-too-large'],
  'a GIF of 400 large frames': [manyFramesGif(400, 1000, 1000), 'file-too-large'],
  'a PNG whose pixels are missing': [flatPng(2000, 2000, 10), 'unreadable-file'],
  'a PNG cut in the middle': [flatPng(2000, 2000).subarray(0, 60), 'unreadable-file'],
  'a moving PNG': [movingPng(), 'wrong-file-type'],
};

test.each(Object.keys(BOMBS))('%s is refused at once and costs no memory', async (what) => {
  const [bytes, code] = BOMBS[what]!;
  const before = process.memoryUsage.rss();
  const cpuMs = startCpuClock();
  expect(await refusal(bytes)).toBe(code);
  expect(cpuMs()).toBeLessThan(2000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test('twenty bombs at once are refused as quickly as one', async () => {
  const before = process.memoryUsage.rss();
  const [png] = BOMBS['a PNG of 19,000 by 19,000']!;
  const cpuMs = startCpuClock();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => refusal(png))))).toEqual(new Set(['file-too-large']));
  expect(cpuMs()).toBeLessThan(2000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test('a picture at the very limit comes in', async () => {
  const { file } = await stage(flatPng(8000, 5000));
  expect(file).toMatchObject({ width: 8000, height: 5000 });
});
