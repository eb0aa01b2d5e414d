import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** A view that comes with the demo company is named in both languages; one that somebody saved has the name it was given. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('saved_views')
    .addColumn('name_en', text, (c) => c.notNull().defaultTo(''))
    .execute();
}
