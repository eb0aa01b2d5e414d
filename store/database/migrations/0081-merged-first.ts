import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What a message was merged into at first, so that undoing a later merge leaves together what was together before. */
export async function up(db: Kysely<unknown>, { int }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('leads').addColumn('merged_first_into', int).execute();
  await sql`update leads set merged_first_into = merged_into where merged_into is not null`.execute(db);
}
