import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type TroubleRow = Selectable<Schema['troubles']>;

/** True for the one process that is the first to say it. */
export async function insertTrouble(db: Db, trouble: TroubleRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('troubles')
    .values(trouble)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function updateTrouble(db: Db, { name, details }: Pick<TroubleRow, 'name' | 'details'>): Promise<void> {
  await db.updateTable('troubles').set({ details }).where('name', '=', name).where('details', '!=', details).execute();
}

export async function deleteTrouble(db: Db, name: string): Promise<TroubleRow | undefined> {
  return db.deleteFrom('troubles').where('name', '=', name).returningAll().executeTakeFirst();
}

export async function listTroubles(db: Db): Promise<TroubleRow[]> {
  return db.selectFrom('troubles').selectAll().orderBy('since').execute();
}
