import { sql } from 'kysely';
import type { Database } from '#store/database/open.ts';

/** What the database's own clock says; SQLite has none. */
export async function readDatabaseTime({ kysely, engine }: Database): Promise<Date | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(kysely);
  return new Date(Number(rows[0]?.ms));
}
