import type { Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from '#store/entries/entry.ts';
import { valueRowsOf } from './value-rows.ts';

type Tx = Transaction<Schema>;

/** The collection whose figures stand in `product_values`. */
export const PRODUCTS = 'products';
/** Both engines take the values of so many rows in one statement. */
const AT_ONCE = 1000;

/** In the transaction that writes the products. */
export async function replaceValues(tx: Tx, products: readonly Pick<Entry, 'id' | 'version' | 'document'>[]): Promise<void> {
  await removeValues(
    tx,
    products.map(({ id }) => id),
  );
  const rows = products.flatMap(valueRowsOf);
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await tx
      .insertInto('product_values')
      .values(rows.slice(first, first + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['product', 'kind', 'part']).doNothing()) // another process has just filled the same
      .execute();
}

export async function removeValues(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('product_values').where('product', 'in', ids).execute();
}
