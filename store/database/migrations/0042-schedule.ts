import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What is published or hidden at a time, by record and language. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('scheduled')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('run_at', text, (c) => c.notNull())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('shared_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('own_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('created_by', int)
    .addColumn('failed_at', text)
    .addColumn('problem', text, (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('scheduled_primary', ['collection', 'id', 'action', 'language'])
    .execute();
  await db.schema.createIndex('scheduled_due').on('scheduled').columns(['failed_at', 'run_at']).execute();
}
