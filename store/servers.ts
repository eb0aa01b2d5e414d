import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type ServerRow = Selectable<Schema['servers']>;

/** What a server says of itself, again and again: one that is silent is gone. When it started is what it said first. */
export async function noteServer(db: Db, row: ServerRow): Promise<void> {
  const { name: _name, started_at: _startedAt, ...said } = row;
  await db
    .insertInto('servers')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(said))
    .execute();
}

export async function listServers(db: Db, seenSince: string): Promise<ServerRow[]> {
  return db.selectFrom('servers').selectAll().where('seen_at', '>=', seenSince).orderBy('name').execute();
}

export async function forgetServer(db: Db, name: string): Promise<void> {
  await db.deleteFrom('servers').where('name', '=', name).execute();
}

export async function forgetSilentServers(db: Db, before: string): Promise<void> {
  await db.deleteFrom('servers').where('seen_at', '<', before).execute();
}
