import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const NAME = 'last_daily_backup';
const DAY_MS = 24 * 3600_000;

/** True for the one process whose turn it is. A new site waits a day: there is nothing to lose yet. */
export async function claimDaily(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ name: NAME, value: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return false;
  const { numUpdatedRows } = await db
    .updateTable('facts')
    .set({ value: at })
    .where('name', '=', NAME)
    .where('value', '<=', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
