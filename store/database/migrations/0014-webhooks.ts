import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Addresses of other programs, and what each of them was told. What is told is written when it is sent, so nothing of it is kept here. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('webhooks')
    .addColumn('id', id.type, id.build)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('events', text, (c) => c.notNull())
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('webhook_deliveries')
    .addColumn('id', id.type, id.build)
    .addColumn('webhook_id', int, (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('delivery', text, (c) => c.notNull())
    .addColumn('attempts', int, (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', text, (c) => c.notNull())
    .addColumn('lease', text)
    .addColumn('leased_until', text)
    .addColumn('done_at', text)
    .addColumn('dead_at', text)
    .addColumn('status', int)
    .addColumn('answer', text, (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('webhook_deliveries_due').on('webhook_deliveries').columns(['done_at', 'dead_at', 'run_at']).execute();
}
