import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** How often each page was opened on a day; nothing about who opened it. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('page_visits')
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('count', int, (c) => c.notNull())
    .addPrimaryKeyConstraint('page_visits_primary', ['day', 'page'])
    .execute();
}
