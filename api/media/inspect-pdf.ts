import { readFile } from 'node:fs/promises';
import type { FileFacts } from './inspect-file.ts';
import { namesPattern, objectStreams, outsideStreams } from './pdf-text.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

const TAIL = 1024;

/** Whatever acts by itself or carries other files; encryption too, because it would hide these. */
const ACTIVE = namesPattern('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData', 'Encrypt');
/** So short that compressed bytes contain them by chance; looked for only where objects are written. */
const ACTIVE_OBJECT = namesPattern('JS', 'AA', 'XFA');

const FACTS: FileFacts = { width: null, height: null, durationMs: null, variantsState: 'none' };

/** A spec sheet is only read. Documents that run something or hold other files do not come in. */
export async function inspectPdf(path: string): Promise<FileFacts> {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.slice(-TAIL).includes('%%EOF')) throw new RefusedFile('unreadable-file');
  if (ACTIVE.test(text)) throw new RefusedFile('active-file');
  for (const part of outsideStreams(text)) if (ACTIVE_OBJECT.test(part)) throw new RefusedFile('active-file');
  for await (const objects of objectStreams(bytes, text)) {
    if (ACTIVE.test(objects) || ACTIVE_OBJECT.test(objects)) throw new RefusedFile('active-file');
  }
  return FACTS;
}
