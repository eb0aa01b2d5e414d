import { Worker } from 'node:worker_threads';
import { videoInTurn } from './in-turn.ts';
import type { VideoFacts } from './read-video.ts';
import { isSystemError, RefusedFile } from './refused-file.ts';
import type { Verdict } from './video-worker.ts';

const TIME_LIMIT_MS = 5000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
const UNREADABLE: Verdict = { refused: 'unreadable-file' };

let thread: Worker | undefined;

/**
 * Reads a video in a thread of its own. A few changed bytes of an MP4 can lead its reader into an endless loop, and such
 * a loop must not stop the server.
 */
export async function readVideoApart(path: string): Promise<VideoFacts> {
  const verdict = await videoInTurn(() => ask(path));
  if ('refused' in verdict) throw new RefusedFile(verdict.refused);
  return verdict.facts;
}

async function ask(path: string): Promise<Verdict> {
  const worker = (thread ??= startThread());
  const answer = Promise.withResolvers<Verdict>();
  const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
  const onError = (error: unknown) => (isSystemError(error) ? answer.reject(error) : answer.resolve(UNREADABLE));
  const onExit = () => answer.resolve(UNREADABLE);
  worker.on('message', answer.resolve).on('error', onError).on('exit', onExit).ref();
  try {
    worker.postMessage(path, []);
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', answer.resolve).off('error', onError).off('exit', onExit).unref();
  }
}

/** Starting one takes longer than reading a video, so it stays for the next; alone it keeps no process alive. */
function startThread(): Worker {
  const worker = new Worker(new URL('./video-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  worker.on('error', () => {}); // whoever asked has a listener of his own; without any, the process would end
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}
