import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Offers to customers, every version as it was sent, what happened to each, and the last number of each country and year. */
export async function up(db: Kysely<unknown>, { text, int, id }: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('offers')
    .addColumn('id', id.type, id.build)
    .addColumn('number', text, (c) => c.notNull().defaultTo(''))
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('version', int, (c) => c.notNull().defaultTo(0))
    .addColumn('revision', int, (c) => c.notNull().defaultTo(1))
    .addColumn('sent_revision', int, (c) => c.notNull().defaultTo(0))
    .addColumn('lead_id', int, (c) => c.references('leads.id').onDelete('set null'))
    .addColumn('follows', int)
    .addColumn('name', text, (c) => c.notNull().defaultTo(''))
    .addColumn('company', text, (c) => c.notNull().defaultTo(''))
    .addColumn('email', text, (c) => c.notNull().defaultTo(''))
    .addColumn('phone', text, (c) => c.notNull().defaultTo(''))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('total', int, (c) => c.notNull().defaultTo(0))
    .addColumn('valid_until', text, (c) => c.notNull().defaultTo(''))
    .addColumn('owner', int)
    .addColumn('search_text', text, (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('sent_at', text)
    .addColumn('seen_at', text)
    .addColumn('deleted_at', text)
    .execute();
  await schema.createIndex('offers_numbers').on('offers').column('number').execute();
  await schema.createIndex('offers_leads').on('offers').column('lead_id').execute();
  await schema
    .createTable('offer_versions')
    .addColumn('id', id.type, id.build)
    .addColumn('offer_id', int, (c) => c.notNull().references('offers.id').onDelete('cascade'))
    .addColumn('version', int, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('snapshot', text, (c) => c.notNull())
    .addColumn('total', int, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('ends_at', text, (c) => c.notNull())
    .addColumn('sent_at', text, (c) => c.notNull())
    .addColumn('sent_by', int)
    .addColumn('seen_at', text)
    .addColumn('decided_at', text)
    .addColumn('decided_name', text, (c) => c.notNull().defaultTo(''))
    .addColumn('decided_note', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('offer_versions_one').unique().on('offer_versions').columns(['offer_id', 'version']).execute();
  await schema.createIndex('offer_versions_tokens').unique().on('offer_versions').column('token_hash').execute();
  await schema
    .createTable('offer_events')
    .addColumn('id', id.type, id.build)
    .addColumn('offer_id', int, (c) => c.notNull().references('offers.id').onDelete('cascade'))
    .addColumn('version', int, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('actor', int)
    .addColumn('name', text, (c) => c.notNull().defaultTo(''))
    .addColumn('text', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('offer_events_of').on('offer_events').column('offer_id').execute();
  await schema
    .createTable('offer_numbers')
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('year', int, (c) => c.notNull())
    .addColumn('last', int, (c) => c.notNull())
    .addPrimaryKeyConstraint('offer_numbers_one', ['country', 'year'])
    .execute();
  await schema.alterTable('outbox').addColumn('offer_id', int).execute();
}
