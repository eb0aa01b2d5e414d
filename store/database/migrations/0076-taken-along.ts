import { sql, type Kysely } from 'kysely';

/** What a deleted record took along is counted, brought back and deleted for good without looking at every record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('entries_taken_along')
    .on('entries')
    .columns(['deleted_with'])
    .where(sql<boolean>`deleted_with is not null`)
    .execute();
}
