import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What people call a colleague, and when each signed in last: read from the log for those who have. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('display_name', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('signed_in_at', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update users set signed_in_at = coalesce(
    (select max(at) from audit where audit.actor = users.id and audit.action = 'login'), '')`.execute(db);
}
