import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Which backups lie in the data folder of which server, so that each of them can show all. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('kept_backups')
    .addColumn('folder', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('server', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('facts', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_backups_primary', ['folder', 'name'])
    .execute();
}
