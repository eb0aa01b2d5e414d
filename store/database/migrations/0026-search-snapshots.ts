import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** The search index as it was, in pieces, so that a start need not analyse every text again. */
export async function up({ schema }: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  await schema
    .createTable('search_snapshots')
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('part', int, (c) => c.notNull())
    .addColumn('bytes', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_snapshots_key', ['name', 'part'])
    .execute();
}
