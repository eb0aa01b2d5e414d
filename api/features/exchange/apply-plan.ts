import type { TakenIds } from '#store/entries/take-id.ts';
import { createInside, updateInside, type Writer } from '#store/entries/write-entries.ts';
import { eachPlanned } from './each-planned.ts';
import type { PlannedRow } from './plan-import.ts';

/** What a sheet changes and adds is public at once; a record that somebody changed since the plan refuses the whole sheet. */
export function applyPlan(writer: Writer, rows: readonly PlannedRow[], taken: TakenIds): Promise<void> {
  return eachPlanned(writer.database, rows, taken, async (tx, row, parent) => {
    const { collection, current, document, published, differences } = row;
    if (current) {
      if (differences.length > 0) await updateInside(tx, writer, collection, current.id, current.version, () => ({ document, published }));
      return undefined;
    }
    const target = collection.parent !== undefined && parent !== undefined ? { parent: { collection: collection.parent, id: parent } } : {};
    const { maxPerParent } = collection;
    return (await createInside(tx, writer, collection, { ...target, document, published, maxPerParent })).id;
  });
}
