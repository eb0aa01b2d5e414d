import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Prepared answers, views somebody saved, reminders, messages of one person put together, and answers that can be taken back. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reply_templates')
    .addColumn('id', id.type, id.build)
    .addColumn('name_en', text, (c) => c.notNull().defaultTo(''))
    .addColumn('name_ar', text, (c) => c.notNull().defaultTo(''))
    .addColumn('kind', text, (c) => c.notNull().defaultTo(''))
    .addColumn('subject_en', text, (c) => c.notNull().defaultTo(''))
    .addColumn('subject_ar', text, (c) => c.notNull().defaultTo(''))
    .addColumn('text_en', text, (c) => c.notNull().defaultTo(''))
    .addColumn('text_ar', text, (c) => c.notNull().defaultTo(''))
    .addColumn('stands_ready', int, (c) => c.notNull().defaultTo(0))
    .addColumn('uses', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('deleted_at', text)
    .execute();
  await schema
    .createTable('saved_views')
    .addColumn('id', id.type, id.build)
    .addColumn('screen', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('query', text, (c) => c.notNull())
    .addColumn('owner', int)
    .addColumn('shared', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('saved_views_screens').on('saved_views').column('screen').execute();
  await schema.alterTable('leads').addColumn('remind_on', text).execute();
  await schema.alterTable('leads').addColumn('remind_by', int).execute();
  await schema.alterTable('leads').addColumn('merged_into', int).execute();
  await schema.createIndex('leads_merged').on('leads').column('merged_into').execute();
  await schema.createIndex('leads_reminders').on('leads').column('remind_on').execute();
  await sql`create index leads_mailboxes on leads (lower(email))`.execute(db);
  await schema.createIndex('leads_phones').on('leads').column('phone_e164').execute();
  // Counts are read from indexes alone, so each also holds what they now ask for.
  const counted = {
    leads_counted: ['kind', 'status', 'country', 'created_at', 'merged_into'],
    leads_by_time: ['created_at', 'kind', 'status', 'country', 'merged_into'],
    leads_by_status: ['status', 'created_at', 'kind', 'country', 'merged_into'],
  };
  for (const [name, columns] of Object.entries(counted)) {
    await schema.dropIndex(name).execute();
    await schema.createIndex(name).on('leads').columns(columns).execute();
  }
  await schema.dropIndex('leads_unread').execute();
  await schema
    .createIndex('leads_unread')
    .on('leads')
    .columns(['kind', 'status', 'read_at', 'merged_into'])
    .where(sql<boolean>`read_at is null`)
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('undo', text, (c) => c.notNull().defaultTo(''))
    .execute();
}
