import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** A session knows when its owner was last asked for the password, and in which browser and from where it was begun. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  for (const column of ['confirmed_at', 'name', 'address_hash'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
}
