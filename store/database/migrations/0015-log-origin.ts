import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Every row of the log says from where, hashed, and with which token it was done. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  for (const table of ['audit', 'revisions']) {
    await db.schema
      .alterTable(table)
      .addColumn('address', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable(table).addColumn('token', int).execute();
  }
}
