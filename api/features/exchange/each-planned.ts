import type { Transaction } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { takeId, type TakenIds } from '#store/entries/take-id.ts';
import { AppError } from '#api/errors.ts';
import type { PlannedRow } from './plan-import.ts';

/** Answers the id of what it added. */
type Write = (tx: Transaction<Schema>, row: PlannedRow, parent: number | undefined) => Promise<number | undefined>;

/** Everything or nothing; records that somebody added since the plan refuse the whole sheet. */
export function eachPlanned({ kysely }: Database, rows: readonly PlannedRow[], taken: TakenIds, write: Write): Promise<void> {
  return kysely.transaction().execute(async (tx) => {
    // Whoever else brings the same sheet in just now waits here.
    for (const [collection, last] of taken)
      if ((await takeId(tx, collection, undefined, 0)) !== last) throw new AppError('conflict', { reason: 'sheet-changed' });
    const made = new Map<string, number>();
    const breathe = breather();
    // Parents first: their children ask for the ids they get.
    for (const isChild of [false, true]) {
      for (const row of rows) {
        const { collection, parent, key } = row;
        if ((collection.parent !== undefined) !== isChild) continue;
        const id = await write(tx, row, parent && ('id' in parent ? parent.id : made.get(parent.key)));
        if (id !== undefined && key !== undefined) made.set(key, id);
        await breathe(); // nobody outside is waited for; pages that need no database go on
      }
    }
  });
}
