import type { Database } from '#store/database/open.ts';
import { purgeTrash } from '#store/entries/trash.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { sweep } from '#store/files/sweep.ts';
import { forgetOldLimits } from '#store/limits.ts';
import { startRounds, type Rounds } from './rounds.ts';

const EVERY_MS = 60 * 60_000;
const SOON_MS = 60_000;
const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

type Parts = {
  database: Database;
  storage: FileStorage;
  clock: () => Date;
  /** Knows itself whether a day has passed. */
  makeDailyBackup?: () => Promise<unknown>;
  /** Erases what has been kept for long enough. */
  applyRetention?: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** What has to be done now and then: old trash, unused files, ended limits. Each is safe to repeat and to interrupt. */
export async function doChores({ database, storage, clock, makeDailyBackup, applyRetention }: Omit<Parts, 'onError'>): Promise<void> {
  const now = clock();
  await purgeTrash(database, { before: new Date(now.getTime() - TRASH_DAYS * DAY_MS) });
  await sweep(database.kysely, storage, now);
  await forgetOldLimits(database.kysely, now);
  await applyRetention?.();
  await makeDailyBackup?.();
}

export function startChores({ onError, ...parts }: Parts): Rounds {
  return startRounds({ soonMs: SOON_MS, everyMs: EVERY_MS, round: () => doChores(parts), onError });
}
