import { Worker } from 'node:worker_threads';
import type { Ending } from '#store/files/file-names.ts';
import { AppError } from '#api/errors.ts';
import { isSystemError, RefusedFile } from '#api/http/refused-file.ts';
import type { FileType } from './detect-type.ts';
import { inspectionInTurn } from './in-turn.ts';
import type { FileFacts } from './inspect-file.ts';
import type { InspectedKind, Task, Verdict } from './inspection-worker.ts';

/** By the processor time of the thread: on a busy machine a good file takes longer, not more. */
const CPU_LIMIT_MS = 2000;
const LOOK_EVERY_MS = 100;
const WALL_LIMIT_MS = 60_000;
const MOST_WAITING = 50;
const MEMORY = { maxOldGenerationSizeMb: 256 };
const RETRY_SECONDS = 30;
const UNREADABLE: Verdict = { refused: 'unreadable-file' };

let thread: Worker | undefined;
let waiting = 0;

/** Decides by content alone what a file is. */
export async function detectTypeApart(path: string): Promise<FileType> {
  const verdict = await judgeApart({ path });
  if ('type' in verdict) return verdict.type;
  throw new RefusedFile('unreadable-file');
}

export async function inspectApart(path: string, kind: InspectedKind, ending: Ending): Promise<FileFacts> {
  const verdict = await judgeApart({ path, kind, ending });
  if ('facts' in verdict) return verdict.facts;
  throw new RefusedFile('unreadable-file');
}

/** What strangers send is read in a thread of its own: a few changed bytes can lead a reader into an endless loop. */
async function judgeApart(task: Task): Promise<Verdict> {
  if (waiting >= MOST_WAITING) throw busy();
  waiting += 1;
  try {
    const verdict = await inspectionInTurn(() => ask(task));
    if ('refused' in verdict) throw new RefusedFile(verdict.refused);
    return verdict;
  } finally {
    waiting -= 1;
  }
}

async function ask(task: Task): Promise<Verdict> {
  const worker = (thread ??= startThread());
  const answer = Promise.withResolvers<Verdict>();
  const watch = watchTime(worker, () => answer.reject(busy()));
  const onError = (error: unknown) => (isSystemError(error) ? answer.reject(error) : answer.resolve(UNREADABLE));
  const onExit = () => answer.resolve(UNREADABLE);
  worker.on('message', answer.resolve).on('error', onError).on('exit', onExit).ref();
  try {
    worker.postMessage(task, []);
    return await answer.promise;
  } finally {
    clearInterval(watch);
    worker.off('message', answer.resolve).off('error', onError).off('exit', onExit).unref();
  }
}

/** Ends a thread that has worked for too long at one file; one that was hardly given any time is no proof against the file. */
function watchTime(worker: Worker, onBusy: () => void): NodeJS.Timeout {
  const deadline = performance.now() + WALL_LIMIT_MS;
  let before: number | undefined;
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    const used = (user + system) / 1000;
    before ??= used;
    const isStuck = used - before > CPU_LIMIT_MS;
    if (!isStuck && performance.now() < deadline) return;
    if (!isStuck) onBusy();
    await worker.terminate();
  };
  return setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS); // a thread that just ended has no time to tell
}

function busy(): AppError {
  return new AppError('overloaded', { retryAfter: RETRY_SECONDS });
}

/** Starting one takes longer than reading most files, so it stays for the next; alone it keeps no process alive. */
function startThread(): Worker {
  const worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  worker.on('error', () => {}); // whoever asked has a listener of his own; without any, the process would end
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}
