import type { Kysely, Selectable } from 'kysely';
import { forUpdate, type Engine } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';

export type User = Selectable<Schema['users']>;

export async function findUserByName(db: Kysely<Schema>, username: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
}

export async function listUsers(db: Kysely<Schema>): Promise<User[]> {
  return db.selectFrom('users').selectAll().orderBy('username').execute();
}

export async function hasUsers(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whoever changes what decides about a user's sessions holds this lock, so that a sign-in cannot slip between. */
export async function lockUser(db: Kysely<Schema>, engine: Engine, id: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).modifyEnd(forUpdate(engine)).executeTakeFirst();
}

/** Locked together and in one order: two administrators who disable each other must not both succeed. */
export async function lockEnabledUsers(db: Kysely<Schema>, engine: Engine): Promise<User[]> {
  return db.selectFrom('users').selectAll().where('disabled_at', 'is', null).orderBy('id').modifyEnd(forUpdate(engine)).execute();
}

export async function insertUser(db: Kysely<Schema>, user: { username: string; passwordHash: string; now: string }): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ username: user.username, password_hash: user.passwordHash, disabled_at: null, created_at: user.now, updated_at: user.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setPasswordHash(db: Kysely<Schema>, id: number, passwordHash: string, now: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute();
}

export async function setDisabled(db: Kysely<Schema>, id: number, disabledAt: string | null, now: string): Promise<void> {
  await db.updateTable('users').set({ disabled_at: disabledAt, updated_at: now }).where('id', '=', id).execute();
}
