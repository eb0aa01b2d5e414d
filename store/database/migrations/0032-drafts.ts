import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What is typed and not yet published, beside what visitors see; and who has which record open. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('drafts')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('parent', int, (c) => c.notNull().defaultTo(0))
    .addColumn('is_new', int, (c) => c.notNull().defaultTo(0))
    .addColumn('key', text, (c) => c.notNull().defaultTo(''))
    .addColumn('base', int, (c) => c.notNull().defaultTo(0))
    .addColumn('shared', text, (c) => c.notNull().defaultTo('{}'))
    .addColumn('en', text, (c) => c.notNull().defaultTo('{}'))
    .addColumn('ar', text, (c) => c.notNull().defaultTo('{}'))
    .addColumn('shared_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('en_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('ar_version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('updated_by', int)
    .addColumn('asked_at', text)
    .addColumn('asked_by', int)
    .addColumn('remark', text, (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('drafts_primary', ['collection', 'id'])
    .execute();
  await schema.createIndex('drafts_new').on('drafts').columns(['collection', 'parent', 'is_new']).execute();
  await schema.createIndex('drafts_latest').on('drafts').columns(['asked_at', 'updated_at']).execute();
  await schema
    .createTable('open_forms')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('user_id', int, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('open_forms_primary', ['collection', 'id', 'user_id'])
    .execute();
}
