import { buffer } from 'node:stream/consumers';
import type { Database } from '#store/database/open.ts';
import { VARIANT_FORMATS, variantName } from '#store/files/file-names.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { variantNamesOf, type StoredFile, type Variants } from '#store/files/stored-file.ts';
import { finishVariants } from '#store/files/variant-work.ts';
import { pictureInTurn } from './in-turn.ts';
import type { ResizeApart } from './resize-apart.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

const WIDTHS = [320, 640, 960, 1280, 1920];
export type WorkParts = { database: Database; storage: FileStorage; signal: AbortSignal; giveWay: () => Promise<void> } & Pick<
  ResizeApart,
  'resize'
>;

/** Every size is kept before the row names it. */
export async function varyPicture({ database, storage, signal, giveWay, resize }: WorkParts, file: StoredFile): Promise<void> {
  const opened = await storage.open(file.name);
  if (!opened) throw new RefusedFile('unreadable-file');
  const original = await buffer(opened.stream);
  const variants = variantsFor(file.width ?? 0);
  for (const width of variants.widths) {
    for (const format of variants.formats) {
      await giveWay();
      signal.throwIfAborted();
      // Waits its turn for each size, so that an upload never waits for all of them.
      const smaller = await pictureInTurn(() => resize({ original, width, format }));
      await storage.put(variantName(file.name, width, format), smaller);
    }
  }
  const isKnown = await finishVariants(database, file.name, 'done', variants);
  if (isKnown) return;
  for (const name of variantNamesOf({ ...file, variants })) await storage.remove(name);
}

/** Never wider than the original, and always at least one. */
function variantsFor(width: number): Variants {
  const fitting = WIDTHS.filter((each) => each <= width);
  return { widths: fitting.length > 0 ? fitting : [width], formats: VARIANT_FORMATS };
}
