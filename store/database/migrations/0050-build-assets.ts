import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Scripts and styles of the last builds: every server gives them, whichever of two versions it is. */
export async function up({ schema }: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await schema
    .createTable('build_assets')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('build', text, (c) => c.notNull())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('bytes', text, (c) => c.notNull())
    .execute();
}
