import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Work that several servers could begin at once, and which of them does it until when. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('work_leases')
    .addColumn('work', text, (c) => c.primaryKey())
    .addColumn('holder', text, (c) => c.notNull())
    .addColumn('held_until', text, (c) => c.notNull())
    .execute();
}
