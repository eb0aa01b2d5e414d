import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Which servers run, since when, of which version, and what each of them finds wrong with what is its own. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('servers')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('version', text, (c) => c.notNull())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addColumn('findings', text, (c) => c.notNull().defaultTo('{}'))
    .execute();
}
