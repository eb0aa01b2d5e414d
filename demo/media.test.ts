import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MEGABYTE } from '#content/fields/megabyte.ts';
import { pathOf } from './media.ts';

const FOLDER_BUDGET = 70 * MEGABYTE;
const SHARE_BUDGET = 0.2 * MEGABYTE;
const FILM_BUDGET = 1.5 * MEGABYTE;
const EXIF_OF_PACKER = 250;

function sizesIn(folder: string): { file: string; size: number }[] {
  return readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => ({ file: join(folder, name), stat: statSync(pathOf(join(folder, name))) }))
    .flatMap(({ file, stat }) => (stat.isFile() ? [{ file, size: stat.size }] : []));
}

test('everything in the media folder together stays small', () => {
  expect(sizesIn('').reduce((sum, { size }) => sum + size, 0)).toBeLessThan(FOLDER_BUDGET);
});

test('nothing is there twice under two names', () => {
  const hash = (file: string) =>
    createHash('md5')
      .update(readFileSync(pathOf(file)))
      .digest('hex');
  const same = Map.groupBy(sizesIn(''), ({ file }) => hash(file));
  expect([...same.values()].filter((files) => files.length > 1).map((files) => files.map(({ file }) => file))).toEqual([]);
});

test('every film comes as mp4 and webm with a poster, all small', () => {
  const films = sizesIn('films');
  const kinds = Map.groupBy(films, ({ file }) => file.slice(0, file.lastIndexOf('.')));
  const endings = (own: typeof films) => own.map(({ file }) => file.slice(file.lastIndexOf('.') + 1)).toSorted();
  expect([...kinds].filter(([, own]) => endings(own).join(' ') !== 'jpg mp4 webm').map(([name]) => name)).toEqual([]);
  expect(films.filter(({ size }) => size > FILM_BUDGET)).toEqual([]);
});

test('every share picture exists in both languages, 1200 by 630 pixels and light', async () => {
  const shares = sizesIn('share');
  const names = new Set(shares.map(({ file }) => file));
  expect([...names].filter((file) => !names.has(file.replace(/-(en|ar)\.jpg$/, (_, one) => `-${one === 'en' ? 'ar' : 'en'}.jpg`)))).toEqual(
    [],
  );
  const drawn = await Promise.all(shares.map(async (share) => ({ ...(await sharp(pathOf(share.file)).metadata()), ...share })));
  expect(
    drawn.filter(({ width, height, size }) => width !== 1200 || height !== 630 || size > SHARE_BUDGET).map(({ file }) => file),
  ).toEqual([]);
});

test('no picture carries more about itself than the mark of our packer', async () => {
  const pictures = sizesIn('').filter(({ file }) => /\.(?:jpg|png|webp)$/.test(file));
  const heads = await Promise.all(pictures.map(async ({ file }) => ({ file, ...(await sharp(pathOf(file)).metadata()) })));
  const told = heads.filter(({ exif, xmp, iptc, comments }) => (exif?.length ?? 0) > EXIF_OF_PACKER || xmp || iptc || comments);
  expect(told.map(({ file }) => file)).toEqual([]);
});
