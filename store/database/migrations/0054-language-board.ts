import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Somebody read a text after the other language changed and found that it still holds. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('confirmed_translations')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('version', int, (c) => c.notNull())
    .addColumn('confirmed_at', text, (c) => c.notNull())
    .addColumn('confirmed_by', int)
    .addPrimaryKeyConstraint('confirmed_translations_primary', ['collection', 'id', 'language'])
    .execute();
}
