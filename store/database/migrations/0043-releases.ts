import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Several drafts, deletions and orders that become public in one step. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('releases')
    .addColumn('id', id.type, id.build)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('created_by', int)
    .addColumn('run_at', text)
    .addColumn('country', text, (c) => c.notNull().defaultTo('sa'))
    .addColumn('planned_by', int)
    .addColumn('failed_at', text)
    .addColumn('problem', text, (c) => c.notNull().defaultTo(''))
    .addColumn('published_at', text)
    .addColumn('published_by', int)
    .addColumn('taken_back_at', text)
    .addColumn('link_key', text, (c) => c.notNull().defaultTo(''))
    .addColumn('link_ends_at', text)
    .execute();
  await schema
    .createTable('release_items')
    .addColumn('release_id', int, (c) => c.notNull().references('releases.id').onDelete('cascade'))
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull().defaultTo('both'))
    .addColumn('slot', int, (c) => c.notNull().defaultTo(0))
    .addColumn('about', text, (c) => c.notNull())
    .addColumn('ids', text, (c) => c.notNull().defaultTo('[]'))
    .addColumn('shared_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('en_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('ar_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('before', text, (c) => c.notNull().defaultTo('{}'))
    .addColumn('added_at', text, (c) => c.notNull())
    .addColumn('added_by', int)
    .addPrimaryKeyConstraint('release_items_primary', ['release_id', 'collection', 'id', 'about'])
    .execute();
  await schema.createIndex('release_items_once').unique().on('release_items').columns(['collection', 'id', 'about', 'slot']).execute();
}
