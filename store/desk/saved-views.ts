import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

export type SavedView = Selectable<Schema['saved_views']>;
export type NewView = Omit<SavedView, 'id' | 'name_en' | 'created_at' | 'deleted_at'>;

/** Those of one person in some lists, and those that are for everybody there. */
export async function listViews(db: Db, screens: readonly string[], user: number): Promise<SavedView[]> {
  if (screens.length === 0) return [];
  return db
    .selectFrom('saved_views')
    .selectAll()
    .where('screen', 'in', [...screens])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('shared', '=', 1), eb('owner', '=', user)]))
    .orderBy('id')
    .execute();
}

export function findView(db: Db, id: number): Promise<SavedView | undefined> {
  return db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countViewsOf(db: Db, owner: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The same filter under the same name, saved since then. */
export async function findSameView(tx: Db, { screen, name, query, owner, shared }: NewView, since: string): Promise<number | undefined> {
  const same = await tx
    .selectFrom('saved_views')
    .select('id')
    .where('screen', '=', screen)
    .where('name', '=', name)
    .where('query', '=', query)
    .where('owner', '=', owner)
    .where('shared', '=', shared)
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return same?.id;
}

export async function insertView(db: Db, view: Omit<Insertable<Schema['saved_views']>, 'id' | 'created_at'>, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('saved_views')
    .values({ ...view, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateView(
  db: Db,
  id: number,
  change: Partial<Pick<SavedView, 'name' | 'name_en' | 'query' | 'shared'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setViewDeleted(db: Db, id: number, deletedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function eraseForgottenViews(db: Db, before: string): Promise<void> {
  await db.deleteFrom('saved_views').where('deleted_at', '<', before).execute();
}
