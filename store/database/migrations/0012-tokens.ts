import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Keys for programs, each in the name of an account. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('id', id.type, id.build)
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('rights', text, (c) => c.notNull())
    .addColumn('languages', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text)
    .addColumn('used_at', text)
    .addColumn('revoked_at', text)
    .execute();
}
