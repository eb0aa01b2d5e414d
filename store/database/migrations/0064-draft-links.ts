import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** The link by which somebody without an account sees one draft; it ends with the draft. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('drafts')
    .addColumn('link_key', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('drafts').addColumn('link_ends_at', text).execute();
}
