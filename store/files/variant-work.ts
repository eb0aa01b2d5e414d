import type { Kysely } from 'kysely';
import { announceChange } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { recordSubject } from '#store/subjects.ts';
import { fileFrom, type StoredFile, type Variants } from './stored-file.ts';

type Db = Kysely<Schema>;

/** The oldest film whose poster nobody has made yet, or picture whose sizes are not named. */
export async function findPending(db: Db, except: readonly string[]): Promise<StoredFile | undefined> {
  let query = db.selectFrom('files').selectAll().where('variants_state', '=', 'pending');
  if (except.length > 0) query = query.where('name', 'not in', except);
  const row = await query.orderBy('created_at').limit(1).executeTakeFirst();
  return row && fileFrom(row);
}

/** False where another server has finished it since. */
export async function isPending(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('variants_state').where('name', '=', name).executeTakeFirst();
  return row?.variants_state === 'pending';
}

/** False if the file was deleted meanwhile. */
export function finishVariants({ kysely, engine }: Database, name: string, state: 'done' | 'failed', variants: Variants): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ variants: JSON.stringify(variants), variants_state: state })
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await announceChange(tx, engine, [recordSubject('files', name)]); // pages that show it offer the smaller sizes now
    return true;
  });
}
