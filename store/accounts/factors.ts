import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Factor = Selectable<Schema['factors']>;
export type Purpose = 'totp' | 'register' | 'sign-in' | 'confirm';

export async function factorsOf(db: Db, userId: number): Promise<Factor[]> {
  return db.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

type NewFactor = Pick<Factor, 'user_id' | 'kind' | 'name' | 'secret' | 'counter' | 'created_at'> &
  Partial<Pick<Factor, 'credential' | 'transports'>>;

export async function insertFactor(db: Db, factor: NewFactor): Promise<void> {
  await db.insertInto('factors').values(factor).execute();
}

/** Only forwards: a code, or a signature, that was used cannot be used again. False if another request was quicker. */
export async function useFactor(db: Db, { id, counter }: Pick<Factor, 'id' | 'counter'>, next: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ counter: next, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A factor of this account; answers it, if it was there. */
export async function deleteFactor(db: Db, userId: number, id: number): Promise<Factor | undefined> {
  return db.deleteFrom('factors').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();
}

export async function deleteFactorsOf(db: Db, userId: number): Promise<number> {
  await deleteRecoveryCodes(db, userId);
  const gone = await db.deleteFrom('factors').where('user_id', '=', userId).returning('id').execute();
  return gone.length;
}

/** Somebody who can help others must be able to get in before everybody is asked for more than a password. */
export async function hasOwnerWithFactor(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('factors')
    .innerJoin('users', 'users.id', 'factors.user_id')
    .select('factors.id')
    .where('users.role', '=', 'owner')
    .where('users.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of all accounts, where none is named. */
export async function recoveryHashesOf(db: Db, userId?: number): Promise<{ user_id: number; code_hash: string }[]> {
  return db
    .selectFrom('recovery_codes')
    .select(['user_id', 'code_hash'])
    .$call((query) => (userId === undefined ? query : query.where('user_id', '=', userId)))
    .execute();
}

export async function usersWithFactors(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('factors').select('user_id').distinct().execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Without an account: a passkey itself says whose it is. */
export async function findPasskey(db: Db, credential: string): Promise<Factor | undefined> {
  return db.selectFrom('factors').selectAll().where('kind', '=', 'passkey').where('credential', '=', credential).executeTakeFirst();
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return (await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()).length;
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function keepRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Each code works once. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

type NewChallenge = { challenge: string; userId: number; purpose: Purpose; now: string; expiresAt: string };

export async function keepChallenge(db: Db, { challenge, userId, purpose, now, expiresAt }: NewChallenge): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('challenges').values({ challenge, user_id: userId, purpose, expires_at: expiresAt }).execute();
}

export async function latestChallenge(db: Db, userId: number, purpose: Purpose, now: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('challenges')
    .select('challenge')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return found?.challenge;
}

/** Takes the challenge away in the same step, so that an answer counts once. */
export async function takeChallenge(db: Db, { challenge, userId, purpose, now }: Omit<NewChallenge, 'expiresAt'>): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}
