import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { User } from './users.ts';

export type SessionOfUser = Pick<User, 'username' | 'role' | 'language'> & {
  userId: number;
  seenAt: string;
  expiresAt: string;
  factors: number;
};

export async function insertSession(
  db: Kysely<Schema>,
  session: { tokenHash: string; userId: number; name: string; addressHash: string; now: string; expiresAt: string },
): Promise<void> {
  const { tokenHash, userId, name, addressHash, now, expiresAt } = session;
  const times = { created_at: now, seen_at: now, confirmed_at: now, expires_at: expiresAt };
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, name, address_hash: addressHash, ...times })
    .execute();
}

/** When the owner of a session last proved to be there. */
export async function confirmedAt(db: Kysely<Schema>, tokenHash: string): Promise<string | undefined> {
  const found = await db.selectFrom('sessions').select('confirmed_at').where('token_hash', '=', tokenHash).executeTakeFirst();
  return found?.confirmed_at;
}

export async function confirmSession(db: Kysely<Schema>, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** The session with its user, if the user may sign in. */
export async function findSession(db: Kysely<Schema>, tokenHash: string): Promise<SessionOfUser | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.username', 'users.role', 'users.language'])
    .select(['sessions.seen_at as seenAt', 'sessions.expires_at as expiresAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('factors').whereRef('factors.user_id', '=', 'users.id').select(fn.countAll<number>().as('count')).as('factors'),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return found && { ...found, factors: Number(found.factors) };
}

export async function touchSession(db: Kysely<Schema>, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export type ListedSession = Selectable<Schema['sessions']>;

/** Newest use first. */
export async function listSessionsOf(db: Kysely<Schema>, userId: number, now: string, idleSince: string): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Answers whose session it was. */
export async function deleteSession(db: Kysely<Schema>, tokenHash: string): Promise<number | undefined> {
  const gone = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst();
  return gone?.user_id;
}

/** Answers how many sessions ended. */
export async function deleteSessionsOf(db: Kysely<Schema>, userId: number, ownTokenHash?: string): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$call((query) => (ownTokenHash === undefined ? query : query.where('token_hash', '!=', ownTokenHash)))
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
