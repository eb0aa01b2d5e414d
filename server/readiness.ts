import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#store/database/open.ts';
import type { FileWatch } from '#api/features/backup/file-watch.ts';
import { VERSION } from '#store/version.ts';

/** Whoever watches a server gives up sooner than a visitor. */
const PATIENCE_MS = 2000;
const DATABASE_EVERY_MS = 1000;
const STORE_EVERY_MS = 5000;

type Part = { ok: boolean };
export type Readiness = {
  /** Whether visitors may be sent here: kept pages are served without any of the parts. */
  ok: boolean;
  version: string;
  parts: { database: Part; store: Part; files: Part & { lost: number } };
};

type Parts = { database: Database; fileWatch: FileWatch; isStopping: () => boolean };

/** How the server and what it stands on do. Each part is asked seldom, so that a stranger cannot turn the question into load. */
export function openReadiness({ database: { kysely }, fileWatch, isStopping }: Parts): () => Promise<Readiness> {
  const database = askedSeldom(DATABASE_EVERY_MS, () => kysely.selectFrom('facts').select('name').limit(1).execute());
  const store = askedSeldom(STORE_EVERY_MS, () => fileWatch.glance());
  return async () => {
    const [isDatabaseThere, isStoreThere] = await Promise.all([database(), store()]);
    const lost = fileWatch.lost();
    return {
      ok: !isStopping(),
      version: VERSION,
      parts: { database: { ok: isDatabaseThere }, store: { ok: isStoreThere }, files: { ok: lost === 0, lost } },
    };
  };
}

/** Never asks a second time while the first question hangs: each would hold a connection. */
function askedSeldom(everyMs: number, ask: () => Promise<unknown>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let isOpen = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!isOpen && performance.now() - askedAt > everyMs) {
      askedAt = performance.now();
      isOpen = true;
      const outcome = ask()
        .then(
          () => true,
          () => false,
        )
        .finally(() => (isOpen = false));
      answer = Promise.race([outcome, wait(PATIENCE_MS, false, { ref: false })]);
    }
    return answer ?? Promise.resolve(true);
  };
}
