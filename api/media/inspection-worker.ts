import { parentPort } from 'node:worker_threads';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { Ending } from '#store/files/file-names.ts';
import { RefusedFile } from '#api/http/refused-file.ts';
import { detectType, type FileType } from './detect-type.ts';
import type { FileFacts } from './inspect-file.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectVideo } from './inspect-video.ts';

/** Pictures are not among them: libvips has threads and a time limit of its own. */
export type InspectedKind = Exclude<FileKind, 'image'>;
export type Task = { path: string } | { path: string; kind: InspectedKind; ending: Ending };
export type Verdict = { type: FileType } | { facts: FileFacts } | { refused: RefusedFile['why'] };

const INSPECTORS: Record<InspectedKind, (path: string, ending: Ending) => Promise<FileFacts>> = { pdf: inspectPdf, video: inspectVideo };

/** A failure that is not the file's ends the thread; whoever asked hears of it. */
async function judge(task: Task): Promise<Verdict> {
  try {
    if ('kind' in task) return { facts: await INSPECTORS[task.kind](task.path, task.ending) };
    return { type: await detectType(task.path) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.why };
    throw error;
  }
}

parentPort?.on('message', (task: Task) => void judge(task).then((verdict) => parentPort?.postMessage(verdict, [])));
