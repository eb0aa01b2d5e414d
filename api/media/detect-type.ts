import { fileTypeFromFile } from 'file-type';
import { ENDINGS, FILE_KINDS, type FileKind } from '#content/fields/file-endings.ts';
import type { Ending } from '#store/files/file-names.ts';
import { isSystemError, RefusedFile } from '#api/http/refused-file.ts';

export type FileType = { kind: FileKind; ending: Ending };

/** Names and headers are only claims. Not listed, so refused: SVG, HTML and XML (they run), MOV (browsers do not play it). */
const ENDING_OF: Readonly<Record<string, Ending>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heif': 'avif', // some encoders write this brand; the inspector looks for AV1
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg', // decided by the first track only; the inspector looks for pictures
  'application/ogg': 'ogg',
  'application/pdf': 'pdf',
};

export async function detectType(path: string): Promise<FileType> {
  const mime = await fileTypeFromFile(path).then(
    (found) => found?.mime.split(';')[0],
    (error: unknown) => {
      if (isSystemError(error)) throw error;
      return undefined;
    },
  );
  const ending = ENDING_OF[mime ?? ''];
  if (!ending) throw new RefusedFile('wrong-file-type');
  const kind = FILE_KINDS.find((each) => ENDINGS[each].some((known) => known === ending));
  if (!kind) throw new RefusedFile('wrong-file-type');
  return { kind, ending };
}
