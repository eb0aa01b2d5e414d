import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '#store/database/open.ts';
import { VARIANT_FORMATS, variantName, type VariantFormat } from '#store/files/file-names.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { variantNamesOf, type StoredFile, type Variants } from '#store/files/stored-file.ts';
import { finishVariants } from '#store/files/variant-work.ts';
import { pictureInTurn } from './in-turn.ts';
import { RefusedFile } from './refused-file.ts';

const WIDTHS = [320, 640, 960, 1280, 1920];
const TIME_LIMIT = { seconds: 60 };

/** More effort makes AVIF a tenth smaller and eight times as slow. */
const ENCODERS: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

export type WorkParts = { database: Database; storage: FileStorage; signal: AbortSignal; giveWay: () => Promise<void> };

/** Every size is kept before the row names it. */
export async function varyPicture({ database, storage, signal, giveWay }: WorkParts, file: StoredFile): Promise<void> {
  const opened = await storage.open(file.name);
  if (!opened) throw new RefusedFile('unreadable-file');
  const original = await buffer(opened.stream);
  const variants = variantsFor(file.width ?? 0);
  for (const width of variants.widths) {
    for (const format of variants.formats) {
      await giveWay();
      signal.throwIfAborted();
      await storage.put(variantName(file.name, width, format), await resize(original, width, format));
    }
  }
  const isKnown = await finishVariants(database.kysely, file.name, 'done', variants);
  if (isKnown) return;
  for (const name of variantNamesOf({ ...file, variants })) await storage.remove(name);
}

/** Never wider than the original, and always at least one. */
function variantsFor(width: number): Variants {
  const fitting = WIDTHS.filter((each) => each <= width);
  return { widths: fitting.length > 0 ? fitting : [width], formats: VARIANT_FORMATS };
}

/** Waits its turn for each size, so that an upload never waits for all of them. */
async function resize(original: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const picture = sharp(original).timeout(TIME_LIMIT).resize({ width });
  return pictureInTurn(() => ENCODERS[format](picture).toBuffer()).catch(() => {
    throw new RefusedFile('unreadable-file');
  });
}
