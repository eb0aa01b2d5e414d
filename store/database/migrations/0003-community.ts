import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Moderation of what visitors write, subscribers of the newsletter, and what people agreed to. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  for (const [table, owner] of [
    ['comments', ['section_id']],
    ['posts', []],
    ['post_comments', ['post_id']],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn('reasons', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    for (const words of ['previous', 'agreement'])
      await schema
        .alterTable(table)
        .addColumn(words, text, (c) => c.notNull().defaultTo(''))
        .execute();
    for (const counter of ['staff', 'reports', 'reviewed'])
      await schema
        .alterTable(table)
        .addColumn(counter, int, (c) => c.notNull().defaultTo(0))
        .execute();
    await sql`update ${sql.table(table)} set state = 'deleted' where deleted_at is not null`.execute(db);
    await schema.dropIndex(`${table}_shown`).execute();
    await schema
      .createIndex(`${table}_in_order`)
      .on(table)
      .columns([...owner, 'state', 'id'])
      .execute();
    await schema.createIndex(`${table}_by_state`).on(table).columns(['state', 'created_at', 'id']).execute();
    await schema.createIndex(`${table}_by_address`).on(table).columns(['address_hash']).execute();
    await schema
      .createIndex(`${table}_reported`)
      .on(table)
      .columns(['created_at', 'id'])
      .where(sql<boolean>`reports > 0`)
      .execute();
  }

  await schema
    .createTable('reports')
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('item', int, (c) => c.notNull())
    .addColumn('address_hash', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('reports_key', ['kind', 'item', 'address_hash'])
    .execute();
  await schema.createIndex('reports_by_time').on('reports').columns(['at']).execute();
  await schema
    .createTable('blocks')
    .addColumn('id', id.type, id.build)
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('actor', int)
    .addColumn('at', text, (c) => c.notNull())
    .addUniqueConstraint('blocks_key', ['kind', 'value'])
    .execute();

  await schema
    .createTable('agreements')
    .addColumn('version', text, (c) => c.primaryKey())
    .addColumn('form', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('subscribers')
    .addColumn('id', id.type, id.build)
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('email_key', text, (c) => c.notNull().unique())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('agreement', text, (c) => c.notNull())
    .addColumn('address_hash', text, (c) => c.notNull())
    .addColumn('asked_at', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('left_at', text)
    .execute();
  // Signs links and tokens; made here, because reading a page must change nothing.
  await sql`insert into facts (name, value) values ('link-secret', ${randomBytes(32).toString('base64url')})`.execute(db);
  await schema.createIndex('subscribers_by_state').on('subscribers').columns(['state', 'asked_at', 'id']).execute();
}
