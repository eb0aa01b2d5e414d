import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileKind } from '#content/fields/file-endings.ts';
import { FILE_LIMITS } from '#content/fields/file.ts';
import { newStoredName, type Ending } from '#store/files/file-names.ts';
import type { NewFile } from '#store/files/files.ts';
import { NO_VARIANTS } from '#store/files/stored-file.ts';
import { detectType, TYPE_OF } from './detect-type.ts';
import { cleanImage } from './inspect-image.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectVideo } from './inspect-video.ts';
import { cleanOriginalName } from './original-name.ts';
import type { ReceivedFile } from './receive-form.ts';
import { RefusedFile } from './refused-file.ts';

/** Ready to be kept under `file.name` and then inserted. */
export type StagedFile = { tempPath: string; file: NewFile };

export type FileFacts = Pick<NewFile, 'width' | 'height' | 'durationMs' | 'variantsState'>;

type Inspector = (path: string, ending: Ending) => Promise<FileFacts>;

const INSPECTORS: Record<FileKind, Inspector> = { image: cleanImage, pdf: inspectPdf, video: inspectVideo };

/** Decides by content alone what a file is and whether it may come in. Pictures are written anew in place. */
export async function stageFile({ field, originalName, tempPath }: ReceivedFile, accepts: readonly FileKind[]): Promise<StagedFile> {
  try {
    const { kind, ending } = await detectType(tempPath);
    if (!accepts.includes(kind)) throw new RefusedFile('wrong-file-type');
    if ((await stat(tempPath)).size > FILE_LIMITS[kind]) throw new RefusedFile('file-too-large');
    const facts = await INSPECTORS[kind](tempPath, ending);
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
    return { tempPath, file };
  } catch (error) {
    throw error instanceof RefusedFile ? error.inField(field) : error;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
