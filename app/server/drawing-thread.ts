import { Worker } from 'node:worker_threads';
import type { PagePlan } from '#app/page/page-plan.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-worker.ts';
import type { DrawnPage } from './drawn-page.ts';

/** The first pages of a start are needed at once, and a thread needs a moment and a processor until it can draw. */
const START_AFTER_MS = 1_000;
const IDLE_MS = 300_000;
/** A new thread has compiled nothing yet and is ten times slower: what was asked for before it was there, it draws once more for nobody. */
const PRACTISED_PAGES = 6;

type Parts = {
  onError: (error: unknown) => void;
  startAfterMs?: number;
};
type Waiting = { resolve: (page: DrawnPage | undefined) => void; reject: (error: unknown) => void };

/** `draw` answers nothing where the thread has not started yet or has failed. */
export type DrawingThread = { draw: (plan: PagePlan) => Promise<DrawnPage | undefined>; close: () => Promise<void> };

/** React draws a page in one go and nobody else is answered meanwhile. If the thread fails, those who asked draw the page. */
export function openDrawingThread({ onError, startAfterMs = START_AFTER_MS }: Parts): DrawingThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let isReady = false;
  let isClosed = false;
  let starting: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let lastId = 0;
  let rehearsed: PagePlan[] = [];

  function start(): void {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url));
    thread = worker;
    worker.unref();
    worker.on('message', (answer: DrawingAnswer) => {
      if (answer === 'ready') void practise(worker);
      else settle(answer);
    });
    worker.on('error', onError);
    worker.once('exit', () => {
      if (thread !== worker) return;
      thread = undefined;
      starting = undefined;
      isReady = false;
      for (const { resolve } of waiting.values()) resolve(undefined);
      waiting.clear();
    });
  }

  function settle(answer: Exclude<DrawingAnswer, 'ready'>): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread?.unref();
    if ('page' in answer) asked?.resolve(answer.page);
    else asked?.reject(answer.error);
  }

  async function ask(worker: Worker, plan: PagePlan): Promise<DrawnPage | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<DrawnPage | undefined>();
    const task: DrawingTask = { id: (lastId += 1), plan };
    // Throws where a page is drawn from something that cannot be copied.
    worker.postMessage(task, []);
    worker.ref();
    waiting.set(task.id, { resolve, reject });
    return promise;
  }

  /** The thread was started for a page, so at least one was asked for. */
  async function practise(worker: Worker): Promise<void> {
    for (let page = 0; page < PRACTISED_PAGES && thread === worker; page += 1) {
      const plan = rehearsed[page % rehearsed.length];
      if (plan) await ask(worker, plan).catch(onError);
    }
    rehearsed = [];
    isReady = thread === worker;
  }

  async function stop(): Promise<void> {
    await thread?.terminate();
  }

  return {
    async draw(plan) {
      clearTimeout(resting);
      resting = setTimeout(() => void stop(), IDLE_MS).unref();
      if (!isClosed) starting ??= setTimeout(start, startAfterMs).unref();
      if (!thread || !isReady) {
        if (rehearsed.length < PRACTISED_PAGES) rehearsed.push(plan);
        return undefined;
      }
      try {
        return await ask(thread, plan);
      } catch (error) {
        // Drawn again by whoever asked: what is wrong with the page fails there as well, and is told as ever.
        if (error instanceof DOMException) onError(error);
        return undefined;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(starting);
      clearTimeout(resting);
      await stop();
    },
  };
}
