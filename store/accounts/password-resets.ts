import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

/** One at a time: asking again makes the earlier link useless. */
export async function keepPasswordReset(db: Db, reset: { tokenHash: string; userId: number; expiresAt: string }): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', reset.userId).execute();
  await db
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute();
}

export async function ownerOfReset(db: Db, tokenHash: string): Promise<number | undefined> {
  const found = await db.selectFrom('password_resets').select('user_id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return found?.user_id;
}

export async function ownersOfResets(db: Db, tokenHashes: readonly string[]): Promise<Set<number>> {
  if (tokenHashes.length === 0) return new Set();
  const rows = await db.selectFrom('password_resets').select('user_id').where('token_hash', 'in', tokenHashes).execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Takes it away in the same step, so that a link works once. The caller holds the lock of its owner. */
export async function takePasswordReset(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
