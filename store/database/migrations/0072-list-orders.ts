import { sql, type Kysely } from 'kysely';

/** Lists of subscribers, of the log and of the trash are put in order by their columns, along an index each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.createIndex('subscribers_by_asking').on('subscribers').columns(['asked_at', 'id']).execute();
  // Both engines agree on where an empty text stands, and not on where nothing stands.
  await schema
    .createIndex('subscribers_by_confirming')
    .on('subscribers')
    .expression(sql`coalesce(confirmed_at, ''), id`)
    .execute();
  await schema
    .createIndex('subscribers_by_leaving')
    .on('subscribers')
    .expression(sql`coalesce(left_at, ''), id`)
    .execute();

  await schema.createIndex('revisions_by_actor').on('revisions').columns(['actor', 'at', 'collection']).execute();
  await schema.createIndex('revisions_by_action').on('revisions').columns(['action', 'at', 'collection']).execute();
  await schema.createIndex('revisions_by_collection').on('revisions').columns(['collection', 'at']).execute();
  await schema.createIndex('audit_by_actor').on('audit').columns(['actor', 'at', 'subject']).execute();
  await schema.createIndex('audit_by_action').on('audit').columns(['action', 'at', 'subject']).execute();

  await schema
    .createIndex('entries_thrown_away')
    .on('entries')
    .columns(['collection', 'deleted_at', 'id'])
    .where(sql<boolean>`deleted_at is not null and deleted_with is null`)
    .execute();
}
