import { sql, type Kysely } from 'kysely';

/** Which rows still say from where they came: a handful of the newest, which the hourly forgetting found by reading all of them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const times = { leads: 'created_at', comments: 'created_at', posts: 'created_at', post_comments: 'created_at', subscribers: 'asked_at' };
  for (const [table, time] of Object.entries(times))
    await schema
      .createIndex(`${table}_with_address`)
      .on(table)
      .column(time)
      .where(sql<boolean>`address_hash <> ''`)
      .execute();
}
