import { readFile } from 'node:fs/promises';
import type { FileFacts } from './inspect-file.ts';
import { structureOf } from './pdf-structure.ts';
import { namesPattern, objectStreams, outsideStreams } from './pdf-text.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

/** Whatever acts by itself or carries other files; encryption too, because it would hide these. */
const ACTIVE = namesPattern('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData', 'Encrypt');
/** So short that compressed bytes contain them by chance; looked for only where objects are written. */
const ACTIVE_OBJECT = namesPattern('JS', 'AA', 'XFA');

const FACTS: FileFacts = { width: null, height: null, durationMs: null, variantsState: 'none' };

/** A spec sheet is only read. Documents that run something or hold other files do not come in, nor does what is called one and is none. */
export async function inspectPdf(path: string): Promise<FileFacts> {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  if (ACTIVE.test(text)) throw new RefusedFile('active-file');
  for (const part of outsideStreams(text)) if (ACTIVE_OBJECT.test(part)) throw new RefusedFile('active-file');
  const structure = structureOf(text);
  if (!structure) throw new RefusedFile('unreadable-file');
  let { hasCatalog } = structure;
  for (const objects of objectStreams(bytes, text)) {
    if (ACTIVE.test(objects) || ACTIVE_OBJECT.test(objects)) throw new RefusedFile('active-file');
    hasCatalog ||= structure.hasCatalogIn(objects);
  }
  if (!hasCatalog) throw new RefusedFile('unreadable-file');
  return FACTS;
}
