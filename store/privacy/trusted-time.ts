import { sql, type Kysely } from 'kysely';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { readFact, writeFact, writeFactOnce } from '#store/facts.ts';

const NAME = 'trusted_time';

/** The last moment at which this site is known to have lived; undefined on a new one. */
export function readTrustedTime(db: Kysely<Schema>): Promise<string | undefined> {
  return readFact(db, NAME);
}

export function writeTrustedTime(db: Kysely<Schema>, now: Date): Promise<void> {
  return writeFact(db, NAME, now.toISOString());
}

/** Called before a start writes anything with its own clock: a site that never noted the time takes the newest one it finds. */
export async function beginTrustedTime({ kysely }: Database): Promise<void> {
  const newest = await newestInstant(kysely);
  if (newest !== undefined) await writeFactOnce(kysely, NAME, newest);
}

async function newestInstant(db: Kysely<Schema>): Promise<string | undefined> {
  const newest = await Promise.all([
    newestOf(db, 'entries', 'updated_at'),
    newestOf(db, 'revisions', 'at'),
    newestOf(db, 'files', 'created_at'),
    newestOf(db, 'sessions', 'seen_at'),
    newestOf(db, 'leads', 'updated_at'),
    newestOf(db, 'outbox', 'created_at'),
    newestOf(db, 'posts', 'created_at'),
    newestOf(db, 'comments', 'created_at'),
    newestOf(db, 'subscribers', 'asked_at'),
    newestOf(db, 'audit', 'at'),
  ]);
  return newest
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
}

type TimeColumn<Table extends keyof Schema> = Extract<keyof Schema[Table], string>;

async function newestOf<Table extends keyof Schema>(db: Kysely<Schema>, table: Table, column: TimeColumn<Table>): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`select max(${sql.ref(column)}) as newest from ${sql.table(table)}`.execute(db);
  return rows[0]?.newest ?? null;
}
