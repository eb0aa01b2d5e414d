import { sql, type Kysely } from 'kysely';

/** What waits to be published is listed along an index, and whether its record is in the trash is asked of the trash alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('drafts_in_turn')
    .on('drafts')
    .expression(sql`(case when asked_at is null then 1 else 0 end), updated_at desc, collection, id`)
    .execute();
  await db.schema
    .createIndex('entries_gone')
    .on('entries')
    .expression(sql`(collection || '/' || cast(id as text))`)
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
}
