import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What the inbox, the mail queue and the meetings need beside what is stored. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  for (const column of ['name', 'email', 'phone', 'consent', 'consent_version', 'spam_reasons', 'search_text'])
    await schema
      .alterTable('leads')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
  await schema.alterTable('leads').addColumn('owner', int).execute();
  for (const column of ['read_at', 'answered_at']) await schema.alterTable('leads').addColumn(column, text).execute();
  await schema.createIndex('leads_by_status').on('leads').columns(['status', 'created_at']).execute();

  await schema
    .createTable('lead_notes')
    .addColumn('id', id.type, id.build)
    .addColumn('lead_id', int, (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('author', int)
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_notes_of_lead').on('lead_notes').columns(['lead_id', 'id']).execute();

  for (const column of ['lease', 'leased_until', 'dead_at']) await schema.alterTable('outbox').addColumn(column, text).execute();
  await sql`update outbox set kind = 'notice' where kind = 'lead'`.execute(db);
  await schema.createIndex('outbox_of_lead').on('outbox').columns(['lead_id']).execute();

  await schema
    .createTable('meetings')
    .addColumn('lead_id', int, (c) => c.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('starts_at', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('sequence', int, (c) => c.notNull())
    .execute();
  await schema.createIndex('meetings_by_start').on('meetings').columns(['starts_at']).execute();
}
