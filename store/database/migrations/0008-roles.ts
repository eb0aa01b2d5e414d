import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Accounts get a role. Those that were there before could do everything and still can. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('role', text, (c) => c.notNull().defaultTo('owner'))
    .execute();
  await schema
    .alterTable('users')
    .addColumn('language', text, (c) => c.notNull().defaultTo(''))
    .execute();
}
