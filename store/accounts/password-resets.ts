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

/** Takes it away in the same step, so that a link works once; answers whose it was. */
export async function takePasswordReset(db: Db, tokenHash: string, now: string): Promise<number | undefined> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

export async function findUserByEmail(db: Db, email: string): Promise<{ id: number; username: string; email: string } | undefined> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .limit(2)
    .execute();
  return users.length === 1 ? users[0] : undefined; // an address two people share proves neither of them
}

export async function readEmail(db: Db, id: number): Promise<string> {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return user?.email ?? '';
}

export async function setEmail(db: Db, id: number, email: string, now: string): Promise<void> {
  await db.updateTable('users').set({ email, updated_at: now }).where('id', '=', id).execute();
}
