import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

const COLUMNS = ['id', 'deleted_at', 'state', 'country', 'lead_id', 'owner', 'valid_until', 'seen_at', 'updated_at', 'search_text'];

/** Offers as `0083-inbox-words` has messages: they are many times as long as the words they are found by. And drafts that are no record yet. */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') await db.schema.createIndex('offers_words').on('offers').columns(COLUMNS).execute();
  await db.schema
    .createIndex('drafts_begun')
    .on('drafts')
    .expression(sql`(case when asked_at is null then 1 else 0 end), updated_at desc, collection, id`)
    .where(sql<boolean>`is_new = 1`)
    .execute();
}
