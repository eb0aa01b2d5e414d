import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileKind } from '#content/fields/file-endings.ts';
import { FILE_LIMITS } from '#content/fields/file-limits.ts';
import { newStoredName, type Ending } from '#store/files/file-names.ts';
import type { NewFile } from '#store/files/files.ts';
import { NO_VARIANTS } from '#store/files/stored-file.ts';
import { TYPE_OF } from './media-types.ts';
import { detectTypeApart, inspectApart } from './inspection-thread.ts';
import { cleanOriginalName } from '#api/http/original-name.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

/** Ready to be kept under `file.name` and then inserted. */
export type StagedFile = { tempPath: string; ending: Ending; file: NewFile };

export type FileFacts = Pick<NewFile, 'width' | 'height' | 'durationMs' | 'variantsState'> & Partial<Pick<NewFile, 'variants'>>;

/** Decides by content alone what a file is and whether it may come in. Pictures are written anew in place, unless they are our own. */
export async function stageFile(
  { field, originalName, tempPath }: ReceivedFile,
  accepts: readonly FileKind[],
  { isOurs = false }: { isOurs?: boolean } = {},
): Promise<StagedFile> {
  try {
    const { kind, ending } = await detectTypeApart(tempPath);
    if (!accepts.includes(kind)) throw new RefusedFile('wrong-file-type');
    if ((await stat(tempPath)).size > FILE_LIMITS[kind]) throw new RefusedFile('file-too-large');
    const facts = await (kind === 'image' ? inspectPicture(tempPath, ending, isOurs) : inspectApart(tempPath, kind, ending));
    const { size } = await stat(tempPath);
    const file: NewFile = {
      name: newStoredName(ending),
      kind,
      type: TYPE_OF[ending],
      size,
      originalName: cleanOriginalName(originalName, ending),
      sha256: await hashOf(tempPath),
      variants: NO_VARIANTS,
      ...facts,
    };
    return { tempPath, ending, file };
  } catch (error) {
    throw error instanceof RefusedFile ? error.inField(field, accepts) : error;
  }
}

/** What draws pictures is loaded with the first of them. */
async function inspectPicture(tempPath: string, ending: Ending, isOurs: boolean): Promise<FileFacts> {
  const { cleanImage, readOwnImage } = await import('./inspect-image.ts');
  return isOurs ? readOwnImage(tempPath, ending) : cleanImage(tempPath, ending);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
