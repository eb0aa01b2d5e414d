import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export type SessionOfUser = { userId: number; username: string; seenAt: string; expiresAt: string };

export async function insertSession(
  db: Kysely<Schema>,
  session: { tokenHash: string; userId: number; now: string; expiresAt: string },
): Promise<void> {
  const { tokenHash, userId, now, expiresAt } = session;
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, seen_at: now, expires_at: expiresAt })
    .execute();
}

/** The session with its user, if the user may sign in. */
export async function findSession(db: Kysely<Schema>, tokenHash: string): Promise<SessionOfUser | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.username', 'sessions.seen_at as seenAt', 'sessions.expires_at as expiresAt'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function touchSession(db: Kysely<Schema>, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Answers whose session it was. */
export async function deleteSession(db: Kysely<Schema>, tokenHash: string): Promise<number | undefined> {
  const gone = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst();
  return gone?.user_id;
}

/** Answers how many there were. */
export async function deleteSessionsOf(db: Kysely<Schema>, userId: number, keptTokenHash?: string): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptTokenHash !== undefined, (query) => query.where('token_hash', '!=', keptTokenHash!))
    .returning('token_hash')
    .execute();
  return gone.length;
}

export async function deleteEndedSessions(db: Kysely<Schema>, now: string, idleSince: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', idleSince)]))
    .execute();
}
