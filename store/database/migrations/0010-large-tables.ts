import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/**
 * Whether words are missing is kept beside each record, and what is counted or skipped over is read from indexes alone: each also
 * holds the columns its conditions name, because SQLite looks them up in the table otherwise.
 */
export async function up(db: Kysely<unknown>, { int }: ColumnTypes): Promise<void> {
  const { schema } = db;
  for (const column of ['missing_en', 'missing_ar']) await schema.alterTable('entries').addColumn(column, int).execute();
  const inOrder = ['collection', 'parent', 'position', 'id'];
  await schema.dropIndex('entries_in_order').execute();
  await schema
    .createIndex('entries_in_order')
    .on('entries')
    .columns([...inOrder, 'published_en', 'published_ar', 'deleted_at'])
    .where(sql<boolean>`deleted_at is null`)
    .execute();
  await schema
    .createIndex('entries_missing_words')
    .on('entries')
    .columns([...inOrder, 'missing_en', 'missing_ar', 'deleted_at'])
    .where(sql<boolean>`deleted_at is null and (missing_en = 1 or missing_ar = 1)`)
    .execute();
  await schema
    .createIndex('entries_unknown_words')
    .on('entries')
    .columns(['collection', 'id'])
    .where(sql<boolean>`missing_en is null`)
    .execute();

  const counted = ['kind', 'status', 'country', 'created_at'];
  const indexes = {
    leads_counted: counted,
    leads_by_time: ['created_at', ...counted.filter((column) => column !== 'created_at')],
    leads_by_status: ['status', 'created_at', 'kind', 'country'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await schema.dropIndex(name).ifExists().execute();
    await schema.createIndex(name).on('leads').columns(columns).execute();
  }
  await schema
    .createIndex('leads_unread')
    .on('leads')
    .columns(['kind', 'status', 'read_at'])
    .where(sql<boolean>`read_at is null`)
    .execute();
}
