import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Files that came with inquiries. One whose lead is gone loses its number first, so that its bytes can be found and follow. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('lead_files')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('lead_id', int, (c) => c.references('leads.id').onDelete('set null'))
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('size', int, (c) => c.notNull())
    .addColumn('original_name', text, (c) => c.notNull())
    .addColumn('sha256', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_files_by_lead').on('lead_files').columns(['lead_id']).unique().execute();
}
