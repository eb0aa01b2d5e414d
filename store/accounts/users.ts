import type { Kysely, Selectable } from 'kysely';
import { forUpdate, isUniqueViolation, type Engine } from '#store/database/open.ts';
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

export function nameOf({ username, display_name: shown }: Pick<User, 'username' | 'display_name'>): string {
  return shown || username;
}

type NewUser = Pick<User, 'username' | 'role' | 'language'> &
  Partial<Pick<User, 'email' | 'mail_language' | 'display_name'>> & {
    /** Empty for somebody who was invited and has chosen none yet: nothing proves such an account. */
    passwordHash: string;
    now: string;
  };

export async function insertUser(db: Kysely<Schema>, { passwordHash, now, ...user }: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...user, password_hash: passwordHash, disabled_at: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every change of what proves an account ends the links that were sent to it before. */
async function change(db: Kysely<Schema>, id: number, now: string, values: Partial<User>): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', id).execute();
  await db
    .updateTable('users')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function setPasswordHash(db: Kysely<Schema>, id: number, passwordHash: string, now: string): Promise<void> {
  return change(db, id, now, { password_hash: passwordHash });
}

export function setDisabled(db: Kysely<Schema>, id: number, disabledAt: string | null, now: string): Promise<void> {
  return change(db, id, now, { disabled_at: disabledAt });
}

export function setEmail(db: Kysely<Schema>, id: number, email: string, now: string): Promise<void> {
  return change(db, id, now, { email });
}

/** A name proves nothing, so links stay good. */
export async function setDisplayName(db: Kysely<Schema>, id: number, name: string, now: string): Promise<void> {
  await db.updateTable('users').set({ display_name: name, updated_at: now }).where('id', '=', id).execute();
}

export async function noteSignIn(db: Kysely<Schema>, id: number, now: string): Promise<void> {
  await db.updateTable('users').set({ signed_in_at: now }).where('id', '=', id).execute();
}

/** Whom an invitation is for; the links that were sent before end. */
export function setInvited(
  db: Kysely<Schema>,
  id: number,
  who: Pick<User, 'username' | 'display_name' | 'email'>,
  now: string,
): Promise<void> {
  return change(db, id, now, who);
}

/** Only somebody who never was here: nothing names them but the log. */
export async function deleteInvited(db: Kysely<Schema>, id: number): Promise<void> {
  for (const table of ['password_resets', 'sessions', 'devices'] as const) await db.deleteFrom(table).where('user_id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export function setRole(db: Kysely<Schema>, id: number, role: Pick<User, 'role' | 'language'>, now: string): Promise<void> {
  return change(db, id, now, role);
}

export async function setMailLanguage(db: Kysely<Schema>, id: number, language: User['mail_language']): Promise<void> {
  await db.updateTable('users').set({ mail_language: language }).where('id', '=', id).where('mail_language', '!=', language).execute();
}

export async function findUserByEmail(db: Kysely<Schema>, email: string): Promise<User | undefined> {
  if (email === '') return undefined;
  return db.selectFrom('users').selectAll().where('email', '=', email).where('disabled_at', 'is', null).executeTakeFirst();
}

/** Two who took the same address at the same moment: the index of the table let one of them. */
export function isEmailViolation(error: unknown): boolean {
  return isUniqueViolation(error) && error instanceof Error && /users[._]email/.test(error.message);
}

/** Whoever took a colleague's address would take the way back of a forgotten password along. */
export async function isEmailTaken(db: Kysely<Schema>, email: string, owner?: number): Promise<boolean> {
  if (email === '') return false;
  const users = await db.selectFrom('users').select('id').where('email', '=', email).where('disabled_at', 'is', null).execute();
  return users.some(({ id }) => id !== owner);
}

export async function findUser(db: Kysely<Schema>, id: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}
