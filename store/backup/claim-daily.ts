import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { readFact, writeFact } from '#store/facts.ts';

const CLAIMED = 'last_daily_backup';
const DONE = 'last_backup_done';
const DAY_MS = 24 * 3600_000;
const FIRST_AFTER_MS = 3600_000;

type Db = Kysely<Schema>;

/** True for the one process whose turn it is. A new site waits an hour: by then somebody may have something to lose. */
export async function claimDaily(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ name: CLAIMED, value: new Date(now.getTime() - DAY_MS + FIRST_AFTER_MS).toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return false;
  const { numUpdatedRows } = await db
    .updateTable('facts')
    .set({ value: at })
    .where('name', '=', CLAIMED)
    // A claim from the future was made by a wrong clock; waiting for it would mean years without a backup.
    .where(({ eb, or }) => or([eb('value', '<=', daysAfter(now, -1)), eb('value', '>', daysAfter(now, 1))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** After a backup that failed: the next try is at once. */
export function returnClaim(db: Db, now: Date): Promise<void> {
  return writeFact(db, CLAIMED, daysAfter(now, -1));
}

export function noteBackupDone(db: Db, now: Date): Promise<void> {
  return writeFact(db, DONE, now.toISOString());
}

/** When the last backup was made that lacks next to no files. */
export function lastBackup(db: Db): Promise<string | undefined> {
  return readFact(db, DONE);
}

/** Whether everything older than two days is in a backup; a site whose first backup is not due yet has nothing that old. */
export async function isBackedUp(db: Db, now: Date): Promise<boolean> {
  const at = (await readFact(db, DONE)) ?? (await readFact(db, CLAIMED));
  return at !== undefined && at >= daysAfter(now, -2);
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
