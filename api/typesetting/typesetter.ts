import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { AppError } from '#api/errors.ts';
import { fingerprintOf, type Sheet } from './sheet.ts';
import type { SetSheet } from './typesetting-worker.ts';

/** A page takes 5 to 50 ms. */
const LIMIT_MS = 20_000;
/** A thread that was just started needs a second first, on a machine that has no time for it a minute. */
const START_MS = 90_000;
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;
/** The compiler takes 150 MB: given back when nobody has wanted a document for a while. */
const IDLE_MS = 120_000;
const CACHE_BYTES = 24_000_000;

type Options = { limitMs?: number; mostWaiting?: number };
/** The same digest is the same bytes. */
export type TypesetPdf = { pdf: Uint8Array; digest: string };
export type Typesetter = ReturnType<typeof openTypesetter>;

/** In a thread of its own, one at a time; the same sheet is the same bytes, so the last are remembered. Too many waiting: asked to come back. */
export function openTypesetter({ limitMs = LIMIT_MS, mostWaiting = MOST_WAITING }: Options = {}) {
  const made = new LRUCache<string, TypesetPdf>({ maxSize: CACHE_BYTES, sizeCalculation: ({ pdf }) => pdf.length });
  const underWay = new Map<string, Promise<TypesetPdf>>();
  let thread: { worker: Worker; ready: Promise<void> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function start() {
    const worker = new Worker(new URL('./typesetting-worker.ts', import.meta.url));
    worker.on('error', () => {}); // whoever asked has a listener of his own; without any, the process would end
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    ready.catch(() => undefined); // whoever waits for it is told
    const starting = setTimeout(() => void worker.terminate(), START_MS);
    worker.once('error', reject).once('message', () => {
      clearTimeout(starting);
      resolve();
    });
    worker.once('exit', () => {
      clearTimeout(starting);
      reject(busy());
      if (thread?.worker === worker) thread = undefined;
    });
    return { worker, ready };
  }

  async function ask(sheet: Sheet): Promise<TypesetPdf> {
    if (isClosed) throw busy();
    clearTimeout(idle);
    const { worker, ready } = (thread ??= start());
    worker.ref();
    await ready;
    const answer = Promise.withResolvers<SetSheet>();
    const onExit = () => answer.reject(busy());
    const limit = setTimeout(() => void worker.terminate(), limitMs);
    worker.once('message', answer.resolve).once('error', answer.reject).once('exit', onExit).ref();
    try {
      worker.postMessage(sheet, []);
      const set = await answer.promise;
      if ('problem' in set) throw new Error(`a document could not be set: ${set.problem}`);
      return set;
    } finally {
      clearTimeout(limit);
      worker.off('message', answer.resolve).off('error', answer.reject).off('exit', onExit).unref();
      idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
    }
  }

  return {
    async typeset(sheet: Sheet): Promise<TypesetPdf> {
      const key = fingerprintOf(sheet);
      const known = made.get(key) ?? underWay.get(key);
      if (known) return known;
      if (underWay.size >= mostWaiting) throw busy();
      const mine = last.then(() => ask(sheet));
      underWay.set(key, mine);
      last = mine.catch(() => undefined);
      try {
        const set = await mine;
        made.set(key, set);
        return set;
      } finally {
        underWay.delete(key);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idle);
      await thread?.worker.terminate();
    },
  };
}

function busy(): AppError {
  return new AppError('overloaded', { retryAfter: RETRY_SECONDS });
}
