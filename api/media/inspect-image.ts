import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_LIMITS } from '#content/fields/file-limits.ts';
import { AppError } from '#api/errors.ts';
import type { Ending } from '#store/files/file-names.ts';
import { NO_VARIANTS } from '#store/files/stored-file.ts';
import type { FileFacts } from './inspect-file.ts';
import { pictureInTurn } from './in-turn.ts';
import { sizesOf } from './sizes.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

const MAX_FRAMES = 500;
/** Enough for any picture within the limits on a busy machine: libvips works beside the server, not in it. */
const TIME_LIMIT = { seconds: 30 };
const RETRY_SECONDS = 30;

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
  const { format, head, moves, frames } = await judge(path, ending);
  const { data, info } = await pictureInTurn(() =>
    format.encode(draw(path, moves), head).toBuffer({ resolveWithObject: true }).catch(unreadable),
  );
  await writeFile(path, data);
  return factsOf(info.width, info.pageHeight ?? info.height, frames);
}

/** A picture of our own is taken as it is: drawing it anew would cost a tenth of a second and a little of its sharpness. */
export async function readOwnImage(path: string, ending: Ending): Promise<FileFacts> {
  const { head, frames } = await judge(path, ending);
  return factsOf(head.width, head.pageHeight ?? head.height, frames);
}

async function judge(path: string, ending: Ending): Promise<{ format: Format; head: Metadata; moves: boolean; frames: number }> {
  const format = FORMATS[ending];
  const moves = ending === 'gif' || ending === 'webp';
  const head = await sharp(path, { animated: moves, limitInputPixels: false }).metadata().catch(unreadable);
  if (!format || head.format !== format.name || (ending === 'avif' && head.compression !== 'av1')) throw new RefusedFile('wrong-file-type');
  const frames = moves ? (head.pages ?? 1) : 1;
  if (isTooLarge(head.width, head.pageHeight ?? head.height, frames)) throw new RefusedFile('file-too-large');
  return { format, head, moves, frames };
}

function factsOf(width: number, height: number, frames: number): FileFacts {
  // Our AVIF encoder makes still pictures only, so moving ones have no smaller sizes.
  const variants = frames > 1 ? NO_VARIANTS : sizesOf(width);
  return { width, height, durationMs: null, variants, variantsState: frames > 1 ? 'none' : 'done' };
}

function isTooLarge(width: number, height: number, frames: number): boolean {
  return Math.max(width, height) > PICTURE_LIMITS.side || frames > MAX_FRAMES || width * height * frames > PICTURE_LIMITS.pixels;
}

function draw(path: string, animated: boolean): Sharp {
  return sharp(path, { animated, limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', sequentialRead: true })
    .timeout(TIME_LIMIT)
    .autoOrient();
}

/** A picture that was not finished in time is no damaged picture. */
function unreadable(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout')) throw new AppError('overloaded', { retryAfter: RETRY_SECONDS });
  throw new RefusedFile('unreadable-file');
}
