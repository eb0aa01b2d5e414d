import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What the office part of the dashboard needs: who did what by time, and passwords that are set anew by mail. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema.createIndex('revisions_by_time').on('revisions').columns(['at']).execute();
  await schema.createIndex('audit_by_time').on('audit').columns(['at']).execute();
  await schema
    .alterTable('users')
    .addColumn('email', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .createTable('password_resets')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
}
