import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** A view that somebody forgot can be brought back as it was, until retention takes it. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('saved_views').addColumn('deleted_at', text).execute();
}
