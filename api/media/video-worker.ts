import { parentPort } from 'node:worker_threads';
import { readVideo, type VideoFacts } from './read-video.ts';
import { RefusedFile } from './refused-file.ts';

export type Verdict = { facts: VideoFacts } | { refused: RefusedFile['why'] };

/** A failure that is not the file's ends the thread; whoever asked hears of it. */
async function judge(path: string): Promise<Verdict> {
  try {
    return { facts: await readVideo(path) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.why };
    throw error;
  }
}

parentPort?.on('message', (path: string) => void judge(path).then((verdict) => parentPort?.postMessage(verdict, [])));
