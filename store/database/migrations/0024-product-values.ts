import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What products say about themselves, a row for each value, so that numbers can be asked for. The start fills it. */
export async function up({ schema }: Kysely<unknown>, { text, int, real }: ColumnTypes): Promise<void> {
  await schema
    .createTable('product_values')
    .addColumn('product', int, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('part', int, (c) => c.notNull())
    .addColumn('number', real)
    .addColumn('second', real)
    .addColumn('third', real)
    .addColumn('word', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_values_key', ['product', 'kind', 'part'])
    .execute();
  await schema
    .createIndex('product_values_by_number')
    .on('product_values')
    .columns(['kind', 'number', 'product', 'part', 'second', 'third', 'word'])
    .where(sql<boolean>`number is not null`)
    .execute();
  await schema
    .createIndex('product_values_by_word')
    .on('product_values')
    .columns(['kind', 'word', 'product', 'part', 'number'])
    .where(sql<boolean>`number is null`)
    .execute();
}
