import { Worker } from 'node:worker_threads';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { CompressionTask } from './compression-worker.ts';
import { replaceForm, type FinishedAnswer } from './finished-answer.ts';

const LOOK_EVERY_MS = 10_000;
const IDLE_MS = 30_000;
/** What fewer ask for costs more to compress (a quarter of a second for a page) than the bytes it saves. */
const WORTH_IT_FROM = 3;

type Parts = {
  cache: Pick<AnswerCache, 'all'>;
  /** Resolves when there is nothing more urgent to do. */
  giveWay: () => Promise<void>;
  onError: (error: unknown) => void;
  everyMs?: number;
};
type Form = { answer: FinishedAnswer; encoding: 'br' | 'gzip' };

export type BestCompression = { close: () => Promise<void> };

/** In idle time and a thread of its own, not in those that Node shares between files and passwords; only what is asked for again. */
export function startBestCompression({ cache, giveWay, onError, everyMs = LOOK_EVERY_MS }: Parts): BestCompression {
  const done = new WeakMap<FinishedAnswer, Set<string>>();
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  function next(): Form | undefined {
    for (const { answer } of cache
      .all()
      .filter(isWorthIt)
      .toSorted((a, b) => b.hits - a.hits))
      for (const encoding of ['br', 'gzip'] as const)
        if (answer?.bodies[encoding] && !done.get(answer)?.has(encoding)) return { answer, encoding };
    return undefined;
  }

  async function work(): Promise<void> {
    for (let form = next(); form && !isClosed; form = next()) {
      await giveWay();
      if (isClosed) return;
      const { answer, encoding } = form;
      done.set(answer, (done.get(answer) ?? new Set()).add(encoding));
      const best = await compress({ encoding, body: answer.bodies.identity });
      const quick = answer.bodies[encoding];
      if (quick && best.length < quick.length) replaceForm(answer, encoding, best);
    }
  }

  async function compress(task: CompressionTask): Promise<Buffer> {
    const worker = (thread ??= new Worker(new URL('./compression-worker.ts', import.meta.url)));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    worker.once('message', resolve).once('error', reject).ref();
    try {
      worker.postMessage(task, []);
      return Buffer.from(await promise);
    } catch (error) {
      thread = undefined;
      throw error;
    } finally {
      worker.off('message', resolve).off('error', reject).unref();
    }
  }

  async function stopThread(): Promise<void> {
    const worker = thread;
    thread = undefined;
    await worker?.terminate();
  }

  async function look(): Promise<void> {
    if (isWorking || !next()) return;
    isWorking = true;
    clearTimeout(resting);
    await work().catch(onError);
    isWorking = false;
    // With nothing to do for a while, the thread gives back its memory.
    resting = setTimeout(() => void stopThread(), IDLE_MS).unref();
  }

  const looking = setInterval(() => void look(), everyMs).unref();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(looking);
      clearTimeout(resting);
      await stopThread();
    },
  };
}

/** An answer that holds for a moment only is not compressed again. */
function isWorthIt({ answer, until, isStale, hits }: CachedAnswer): boolean {
  return answer !== undefined && answer.isCompressible && until === Infinity && !isStale && hits >= WORTH_IT_FROM;
}
