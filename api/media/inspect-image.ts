import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Ending } from '#store/files/file-names.ts';
import type { FileFacts } from './inspect-file.ts';
import { pictureInTurn } from './in-turn.ts';
import { RefusedFile } from './refused-file.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const MAX_FRAMES = 500;
const TIME_LIMIT = { seconds: 7 };

// One thread of pixels leaves the other cores to requests; caching would hold on to files that are about to go.
sharp.concurrency(1);
sharp.cache(false);

type Format = { name: string; encode: (picture: Sharp, head: Metadata) => Sharp };

/** Under libvips' names. Metadata is dropped because nothing asks to keep it; colours are turned into sRGB first. */
const FORMATS: Partial<Record<Ending, Format>> = {
  jpg: { name: 'jpeg', encode: (picture) => picture.jpeg({ quality: 88 }) }, // mozjpeg saves a tenth but takes six times as long
  png: { name: 'png', encode: (picture, { isPalette }) => picture.png({ palette: isPalette }) },
  webp: { name: 'webp', encode: (picture) => picture.webp({ quality: 88, effort: 2 }) },
  gif: { name: 'gif', encode: (picture) => picture.gif() },
  avif: { name: 'heif', encode: (picture) => picture.avif({ quality: 70, effort: 0 }) }, // more effort takes longer than anybody waits
};

/** The header is judged before a single pixel is decoded; then the picture is drawn anew, so nothing else survives. */
export async function cleanImage(path: string, ending: Ending): Promise<FileFacts> {
  const format = FORMATS[ending];
  const moves = ending === 'gif' || ending === 'webp';
  const head = await sharp(path, { animated: moves, limitInputPixels: false }).metadata().catch(unreadable);
  if (!format || head.format !== format.name || (ending === 'avif' && head.compression !== 'av1')) throw new RefusedFile('wrong-file-type');
  const frames = moves ? (head.pages ?? 1) : 1;
  if (isTooLarge(head.width, head.pageHeight ?? head.height, frames)) throw new RefusedFile('file-too-large');
  const { data, info } = await pictureInTurn(() =>
    format.encode(draw(path, moves), head).toBuffer({ resolveWithObject: true }).catch(unreadable),
  );
  await writeFile(path, data);
  // Our AVIF encoder makes still pictures only, so moving ones have no smaller sizes.
  return { width: info.width, height: info.pageHeight ?? info.height, durationMs: null, variantsState: frames > 1 ? 'none' : 'pending' };
}

function isTooLarge(width: number, height: number, frames: number): boolean {
  return width > MAX_SIDE || height > MAX_SIDE || frames > MAX_FRAMES || width * height * frames > MAX_PIXELS;
}

function draw(path: string, animated: boolean): Sharp {
  return sharp(path, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).timeout(TIME_LIMIT).autoOrient();
}

function unreadable(): never {
  throw new RefusedFile('unreadable-file');
}
