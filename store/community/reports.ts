import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { ITEM_TABLES, type ItemKind } from './item.ts';

type Report = { kind: ItemKind; id: number; addressHash: string; at: string };

/** An address counts once; enough hold the words, and what the staff decided stays. False when nothing is there. In the caller's transaction. */
export async function reportItem(tx: Kysely<Schema>, { kind, id, addressHash, at }: Report, reportsToHold: number): Promise<boolean> {
  const table = ITEM_TABLES[kind];
  const isThere = await tx.selectFrom(table).select('id').where('id', '=', id).where('state', '=', 'shown').executeTakeFirst();
  if (!isThere) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reports')
    .values({ kind, item: id, address_hash: addressHash, at })
    .onConflict((conflict) => conflict.columns(['kind', 'item', 'address_hash']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return true;
  await tx
    .updateTable(table)
    .set((eb) => ({ reports: eb('reports', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (reportsToHold > 0)
    await tx
      .updateTable(table)
      .set({ state: 'held', reasons: JSON.stringify(['reported']) })
      .where('id', '=', id)
      .where('state', '=', 'shown')
      .where('staff', '=', 0)
      .where('reviewed', '=', 0)
      .where('reports', '>=', reportsToHold)
      .execute();
  return true;
}
