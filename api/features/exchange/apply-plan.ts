import type { Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { takeId, type TakenIds } from '#store/entries/take-id.ts';
import { createInside, updateInside, type Writer } from '#store/entries/write-entries.ts';
import { breather } from '#store/breathe.ts';
import { AppError } from '#api/errors.ts';
import type { PlannedRow } from './plan-import.ts';

type Made = Map<string, number>;

/** Everything or nothing; a record that somebody changed or added since the plan refuses the whole sheet. */
export function applyPlan(writer: Writer, rows: readonly PlannedRow[], taken: TakenIds): Promise<void> {
  return writer.database.kysely.transaction().execute(async (tx) => {
    // Whoever else brings the same sheet in just now waits here.
    for (const [collection, last] of taken)
      if ((await takeId(tx, collection, undefined, 0)) !== last) throw new AppError('conflict', { reason: 'sheet-changed' });
    const made: Made = new Map();
    const breathe = breather();
    // Parents first: their children ask for the ids they get.
    for (const isChild of [false, true]) {
      for (const row of rows) {
        if ((row.collection.parent !== undefined) !== isChild) continue;
        await applyRow(tx, writer, row, made);
        await breathe(); // nobody outside is waited for; pages that need no database go on
      }
    }
  });
}

async function applyRow(tx: Transaction<Schema>, writer: Writer, row: PlannedRow, made: Made): Promise<void> {
  const { collection, current, document, published, parent, key, differences } = row;
  if (current) {
    if (differences.length > 0) await updateInside(tx, writer, collection, current.id, current.version, () => ({ document, published }));
    return;
  }
  const parentId = parent && ('id' in parent ? parent.id : made.get(parent.key));
  const target =
    collection.parent !== undefined && parentId !== undefined ? { parent: { collection: collection.parent, id: parentId } } : {};
  const entry = await createInside(tx, writer, collection, { ...target, document, published, maxPerParent: collection.maxPerParent });
  if (key !== undefined) made.set(key, entry.id);
}
