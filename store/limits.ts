import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export type Limit = { max: number; windowMs: number };

/** One statement decides, so no two processes take the last one; a refused use writes nothing: a flood costs no disk. */
export async function takeFromLimit(
  db: Kysely<Schema>,
  key: string,
  { max, windowMs }: Limit,
  now: Date,
  amount = 1,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  // Written out: each inquiry counts six times, and putting the statement together would cost four times what it does.
  const { rows } = await sql`
    insert into limits (key, count, resets_at) values (${key}, ${amount}, ${end})
    on conflict (key) do update set
      count = case when limits.resets_at <= ${at} then excluded.count else limits.count + excluded.count end,
      resets_at = case when limits.resets_at <= ${at} then excluded.resets_at else limits.resets_at end
    where limits.resets_at <= ${at} or limits.count <= ${max - amount}
    returning key`.execute(db);
  if (rows.length > 0) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: await secondsUntilReset(db, key, at, end) };
}

/** How long it is until there is room again, without counting a use: 0 while there is. */
export async function secondsUntilRoom(db: Kysely<Schema>, key: string, { max, windowMs }: Limit, now: Date): Promise<number> {
  const at = now.toISOString();
  const full = db.selectFrom('limits').select('key').where('key', '=', key).where('resets_at', '>', at).where('count', '>=', max);
  if (!(await full.executeTakeFirst())) return 0;
  return secondsUntilReset(db, key, at, new Date(now.getTime() + windowMs).toISOString());
}

async function secondsUntilReset(db: Kysely<Schema>, key: string, at: string, end: string): Promise<number> {
  const row = await db.selectFrom('limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  let resetsAt = row?.resets_at ?? at;
  if (resetsAt > end) {
    // The clock was set back: nobody waits longer than one window for that.
    await db.updateTable('limits').set({ resets_at: end }).where('key', '=', key).where('resets_at', '>', end).execute();
    resetsAt = end;
  }
  return Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.parse(at)) / 1000));
}

/** Takes back a use that turned out not to count, such as a right password. */
export async function giveBackToLimit(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function resetLimit(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).execute();
}

export async function forgetOldLimits(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('resets_at', '<=', now.toISOString()).execute();
}
