import type { Kysely } from 'kysely';
import type { Schema, ItemState } from '#store/database/schema.ts';
import { isOneOf, recordIn } from '#content/known.ts';
import { forUpdate, type Engine } from '#store/database/open.ts';
import { ITEM_TABLES, type ItemKind } from './item.ts';

type Db = Kysely<Schema>;
export type ItemRef = { kind: ItemKind; id: number };

const STATES: readonly ItemState[] = ['shown', 'held', 'spam', 'hidden', 'deleted'];
type Standing = { state: ItemState; reasons: string; reviewed: 0 | 1 };

/** Inside the caller's transaction. Answers those it changed; what stood before is kept for undo, so the same said twice is said once. */
export async function decide(
  tx: Db,
  engine: Engine,
  items: readonly ItemRef[],
  { to, reason, at }: { to: ItemState; reason?: string | undefined; at: string },
): Promise<ItemRef[]> {
  return eachRow(tx, engine, items, (row) => {
    const reasons = reason === undefined ? row.reasons : JSON.stringify([reason]);
    if (row.state === to && row.reviewed === 1 && row.reasons === reasons) return undefined;
    return {
      state: to,
      reasons,
      reviewed: 1,
      previous: JSON.stringify({ state: row.state, reasons: row.reasons, reviewed: row.reviewed } satisfies Standing),
      deleted_at: to === 'deleted' ? at : null,
    };
  });
}

type Undone = { at: string; /** What the decision was: of others than that one nothing is taken back. */ from?: ItemState | undefined };

/** Back to the state before the last decision; items nobody has decided about stay. */
export async function undecide(tx: Db, engine: Engine, items: readonly ItemRef[], { at, from }: Undone): Promise<ItemRef[]> {
  return eachRow(tx, engine, items, (row) => {
    if (row.previous === '' || (from !== undefined && row.state !== from)) return undefined;
    const before = standingIn(row.previous);
    return { ...before, previous: '', deleted_at: before.state === 'deleted' ? at : null };
  });
}

function standingIn(json: string): Standing {
  const { state, reasons, reviewed } = recordIn(json);
  if (!isOneOf(STATES, state) || typeof reasons !== 'string') throw new TypeError('This JSON holds no decision.');
  return { state, reasons, reviewed: reviewed === 1 ? 1 : 0 };
}

type Row = Standing & { previous: string };
type Change = Row & { deleted_at: string | null };

async function eachRow(tx: Db, engine: Engine, items: readonly ItemRef[], change: (row: Row) => Change | undefined): Promise<ItemRef[]> {
  const changed: ItemRef[] = [];
  for (const { kind, id } of items) {
    const table = ITEM_TABLES[kind];
    const row = await tx
      .selectFrom(table)
      .select(['state', 'reasons', 'reviewed', 'previous'])
      .where('id', '=', id)
      .modifyEnd(forUpdate(engine))
      .executeTakeFirst();
    const next = row && change(row);
    if (!next) continue;
    await tx.updateTable(table).set(next).where('id', '=', id).execute();
    changed.push({ kind, id });
  }
  return changed;
}
