import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Browsers that somebody has signed in with, and the language in which each account is written to. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('mail_language', text, (c) => c.notNull().defaultTo('ar'))
    .execute();
  await schema
    .createTable('devices')
    .addColumn('id', id.type, id.build)
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('address_hash', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addUniqueConstraint('devices_of_user', ['user_id', 'token_hash'])
    .execute();
}
