import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
type RecordKey = { collection: string; id: number };

/** Somebody has a form open; answers who else has it open since then. */
export async function noteOpenForm(db: Db, { collection, id }: RecordKey, user: number, now: Date, since: Date): Promise<number[]> {
  const at = now.toISOString();
  await db
    .insertInto('open_forms')
    .values({ collection, id, user_id: user, seen_at: at })
    .onConflict((conflict) => conflict.columns(['collection', 'id', 'user_id']).doUpdateSet({ seen_at: at }))
    .execute();
  const rows = await db
    .selectFrom('open_forms')
    .select('user_id')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('user_id', '<>', user)
    .where('seen_at', '>=', since.toISOString())
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function forgetOpenForm(db: Db, { collection, id }: RecordKey, user: number): Promise<void> {
  await db.deleteFrom('open_forms').where('collection', '=', collection).where('id', '=', id).where('user_id', '=', user).execute();
}

export async function forgetOldForms(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('open_forms').where('seen_at', '<', before.toISOString()).execute();
}
