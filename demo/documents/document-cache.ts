import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf, type Sheet } from '#api/typesetting/sheet.ts';
import type { MediaPath } from '#demo/record.ts';

/** Beside what else a start leaves for the next one. */
export const DOCUMENT_CACHE = fileURLToPath(new URL('../../node_modules/.cache/lamha-documents/', import.meta.url));
/** What decides about the bytes beside the sheet: how it is set, in which letters, and by which versions. */
const TOOLS = ['../../api/typesetting/templates/', '../../api/typesetting/fonts/'];
const VERSIONS = new URL('../../package-lock.json', import.meta.url);

/**
 * A document as it was made on this machine before, of the very same sheet: to set all of them takes seconds, and tests load the demo
 * company again and again.
 */
export async function cachedOr(folder: string, file: MediaPath, sheet: Sheet, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const stem = `${basename(file, '.pdf')}-`;
  const name = `${stem}${keyOf(sheet)}.pdf`;
  if (existsSync(join(folder, name))) return readFile(join(folder, name));
  const made = await make();
  // Where nothing can be written, as in an image, the next one makes it again.
  await keep(folder, { stem, name }, made).catch(() => undefined);
  return made;
}

/** Whole or not at all, in place of the last one. */
async function keep(folder: string, { stem, name }: { stem: string; name: string }, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const half = join(folder, randomUUID());
  await writeFile(half, bytes);
  await rename(half, join(folder, name));
  const old = (await readdir(folder)).filter((other) => other.startsWith(stem) && other !== name);
  await Promise.all(old.map((other) => rm(join(folder, other), { force: true })));
}

function keyOf(sheet: Sheet): string {
  const hash = createHash('sha256').update(fingerprintOf(sheet)).update(readFileSync(VERSIONS));
  for (const folder of TOOLS)
    for (const name of readdirSync(new URL(folder, import.meta.url)).toSorted())
      hash.update(name).update(readFileSync(new URL(`${folder}${name}`, import.meta.url)));
  return hash.digest('hex').slice(0, 24);
}
