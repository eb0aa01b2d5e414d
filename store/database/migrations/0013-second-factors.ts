import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What somebody has besides the password: time codes, passkeys, and codes on paper for the day both are lost. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('factors')
    .addColumn('id', id.type, id.build)
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('credential', text, (c) => c.notNull().defaultTo(''))
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull().defaultTo('[]'))
    .addColumn('counter', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('used_at', text)
    .execute();
  await schema.createIndex('factors_of_user').on('factors').column('user_id').execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('challenge', text, (c) => c.notNull())
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('challenges_key', ['challenge', 'user_id'])
    .execute();
}
