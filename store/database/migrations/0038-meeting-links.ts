import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Where a video meeting is joined, as it was last told to the visitor. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('meetings')
    .addColumn('link', text, (c) => c.notNull().defaultTo(''))
    .execute();
}
