import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What goes wrong and since when, how each receiver of webhooks does, and the key by which a form that was cut off is found again. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('troubles')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('since', text, (c) => c.notNull())
    .addColumn('details', text, (c) => c.notNull().defaultTo('{}'))
    .execute();
  await schema.alterTable('webhooks').addColumn('paused_at', text).execute();
  await schema.alterTable('webhooks').addColumn('failing_since', text).execute();
  await schema.alterTable('leads').addColumn('form_key', text).execute();
  await schema.createIndex('leads_form_key').on('leads').column('form_key').unique().execute();
}
