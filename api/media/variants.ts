import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { NO_VARIANTS, type StoredFile } from '#store/files/stored-file.ts';
import { findPending, finishVariants, isPending } from '#store/files/variant-work.ts';
import { takeLease } from '#store/work-leases.ts';
import { makePoster } from './make-poster.ts';
import { sizesOf } from './sizes.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

const LOOK_EVERY_MS = 60_000;
/** Longer than the longest poster takes; what a killed server had in hand waits so long. */
const LEASE_MS = 3 * 60_000;

type WorkerParts = { database: Database; storage: FileStorage; log: (error: unknown) => void };

export type VariantWorker = {
  /** Looks for new files at once. */
  wake: () => void;
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Posters of videos, one at a time. What is left to do is in the database: a killed process goes on, and one of several servers does it. */
export function startVariantWorker({ database, storage, log }: WorkerParts): VariantWorker {
  const stopping = new AbortController();
  const parts = { database, storage, signal: stopping.signal };
  /** Another server has it, or the storage or the database did not let us; tried again at the next look. */
  const postponed = new Set<string>();
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function workOff(): Promise<void> {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      for (let file; !stopping.signal.aborted && (file = await findPending(database.kysely, [...postponed]));)
        if (!(await workAlone(file))) postponed.add(file.name);
    }
  }

  async function workAlone(file: StoredFile): Promise<boolean> {
    const lease = await takeLease(database, `poster ${file.name}`, { forMs: LEASE_MS });
    if (!lease) return false;
    if (await isPending(database.kysely, file.name)) await workOn(file);
    await lease.giveBack();
    return true;
  }

  async function workOn(file: StoredFile): Promise<void> {
    try {
      if (file.kind === 'video') await makePoster(parts, file);
      else await finishVariants(database, file.name, 'done', sizesOf(file.width ?? 0));
    } catch (error) {
      if (stopping.signal.aborted) return;
      log(error);
      if (error instanceof RefusedFile) await finishVariants(database, file.name, 'failed', NO_VARIANTS);
      else postponed.add(file.name);
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isAsked = true;
    running ??= workOff()
      .catch(log)
      .finally(() => {
        running = undefined;
        if (isAsked) wake(); // somebody asked just as we left
      });
  }

  const timer = setInterval(() => {
    postponed.clear();
    wake();
  }, LOOK_EVERY_MS);
  timer.unref();
  wake();

  return {
    wake,
    idle: async () => running,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
