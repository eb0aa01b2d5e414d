import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { User } from './users.ts';

type Db = Kysely<Schema>;
type Token = Selectable<Schema['tokens']>;
export type ListedToken = Omit<Token, 'token_hash'> & Pick<User, 'username'>;
export type TokenOfUser = Pick<Token, 'id' | 'rights' | 'languages' | 'used_at'> & {
  /** How many second factors its maker has. */
  factors: number;
  user: Pick<User, 'id' | 'username' | 'role' | 'language'>;
};

export async function insertToken(db: Db, token: Omit<Token, 'id' | 'used_at' | 'revoked_at'>): Promise<number> {
  const { id } = await db.insertInto('tokens').values(token).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Newest first; what was ended stays in the list. */
export async function listTokens(db: Db): Promise<ListedToken[]> {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.id', 'tokens.user_id', 'tokens.name', 'tokens.rights', 'tokens.languages', 'users.username'])
    .select(['tokens.created_at', 'tokens.expires_at', 'tokens.used_at', 'tokens.revoked_at'])
    .orderBy('tokens.id', 'desc')
    .execute();
}

/** One that still works, with the account in whose name it was made as that is now. */
export async function findToken(db: Db, tokenHash: string, now: string): Promise<TokenOfUser | undefined> {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.id', 'tokens.rights', 'tokens.languages', 'tokens.used_at'])
    .select(['users.id as userId', 'users.username', 'users.role', 'users.language'])
    .select(({ selectFrom, fn }) =>
      selectFrom('factors').whereRef('factors.user_id', '=', 'users.id').select(fn.countAll<number>().as('count')).as('factors'),
    )
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('tokens.expires_at', 'is', null), eb('tokens.expires_at', '>', now)]))
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { userId, username, role, language, factors, ...token } = found;
  return { ...token, factors: Number(factors), user: { id: userId, username, role, language } };
}

export async function touchToken(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('tokens').set({ used_at: now }).where('id', '=', id).execute();
}

/** Answers its name, if it was there and not ended before. */
export async function revokeToken(db: Db, id: number, now: string): Promise<string | undefined> {
  const ended = await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return ended?.name;
}
