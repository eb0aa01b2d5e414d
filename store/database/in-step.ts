import type { Transaction } from 'kysely';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** One transaction, or a part of the one that the database given is inside of already. */
export function inStep<Result>({ kysely }: Pick<Database, 'kysely'>, work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
  return isTransaction(kysely) ? work(kysely) : kysely.transaction().execute(work);
}

/** The same database for those who save inside a transaction. */
export function within(database: Database, tx: Transaction<Schema>): Database {
  return { ...database, kysely: tx };
}

function isTransaction(kysely: Database['kysely']): kysely is Transaction<Schema> {
  return kysely.isTransaction;
}
