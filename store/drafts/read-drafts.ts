import { sql, type Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Page } from '#store/entries/read-entries.ts';
import { walkPages } from '#store/walk-pages.ts';
import { draftFrom, type Draft } from './draft.ts';

type Db = Kysely<Schema>;
const WALKED = 100;

export async function findDraft(db: Db, collection: string, id: number): Promise<Draft | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('collection', '=', collection).where('id', '=', id).executeTakeFirst();
  return row && draftFrom(row);
}

/** What somebody began with one form, however often the call was repeated. */
export async function findDraftByKey(db: Db, collection: string, parent: number, key: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && draftFrom(row);
}

export async function findDrafts(db: Db, collection: string, ids: readonly number[]): Promise<Map<number, Draft>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('drafts').selectAll().where('collection', '=', collection).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, draftFrom(row)]));
}

/** A mark that changes with each key that is typed over a record. */
export async function draftStamps(db: Db, collection: string): Promise<{ id: number; stamp: string }[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'updated_at', 'shared_version', 'en_version', 'ar_version'])
    .where('collection', '=', collection)
    .where('is_new', '=', 0)
    .execute();
  return rows.map((row) => ({ id: row.id, stamp: `${row.updated_at} ${row.shared_version} ${row.en_version} ${row.ar_version}` }));
}

/** New records under a parent, oldest first. */
export async function newDraftsOf(db: Db, collection: string, parent: number): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('is_new', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(draftFrom);
}

/** All that is typed in some collections under a parent; not where the record is in the trash. */
export async function draftsBelow(db: Db, collections: readonly string[], parent: number): Promise<Draft[]> {
  const rows = await standing(db)
    .selectAll('drafts')
    .where('drafts.collection', 'in', [...collections])
    .where('drafts.parent', '=', parent)
    .orderBy('drafts.id')
    .execute();
  return rows.map(draftFrom);
}

export type DraftFilter = { collections?: readonly string[]; isAsked?: boolean };

/** Requests first, then the latest; not those whose record is in the trash. */
export async function listDrafts(db: Db, filter: DraftFilter, { limit, offset }: Page): Promise<Draft[]> {
  return (await inTurn(db, filter).limit(limit).offset(offset).execute()).map(draftFrom);
}

/** As the index `drafts_in_turn` has them. */
export function inTurn(db: Db, filter: DraftFilter) {
  return wanted(db, filter)
    .selectAll('drafts')
    .orderBy(sql`case when drafts.asked_at is null then 1 else 0 end`)
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.collection')
    .orderBy('drafts.id');
}

/** New records that were begun last, for a search by a word. */
export async function latestNewDrafts(db: Db, limit: number): Promise<Draft[]> {
  const isNew = sql<boolean>`drafts.is_new = 1`;
  return (await inTurn(db, {}).where(isNew).limit(limit).execute()).map(draftFrom);
}

export async function countDrafts(db: Db, filter: DraftFilter): Promise<number> {
  const { count } = await wanted(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All drafts of a collection a page at a time, for whoever looks into what is typed. */
export async function* walkDrafts(db: Db, collection: string): AsyncGenerator<Draft> {
  const breathe = breather();
  const ofCollection = db.selectFrom('drafts').selectAll().where('collection', '=', collection).orderBy('id').limit(WALKED);
  for await (const rows of walkPages(WALKED, 0, (after) => ofCollection.where('id', '>', after).execute()))
    for (const row of rows) {
      yield draftFrom(row);
      await breathe();
    }
}

function wanted(db: Db, { collections, isAsked }: DraftFilter) {
  return standing(db)
    .$call((query) => {
      if (collections === undefined) return query;
      // Joined to nothing, or the index of the collections would be taken and all of it be put in order for every page.
      return collections.length > 0
        ? query.where(sql<string>`drafts.collection || ''`, 'in', [...collections])
        : query.where('drafts.id', '<', 0);
    })
    .$if(isAsked === true, (query) => query.where('drafts.asked_at', 'is not', null));
}

/** Not those whose record is in the trash, which is asked of the index `entries_gone`. */
function standing(db: Db) {
  const ofEntry = sql<string>`entries.collection || '/' || cast(entries.id as text)`;
  const ofDraft = sql<string>`drafts.collection || '/' || cast(drafts.id as text)`;
  return db
    .selectFrom('drafts')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entries').select('entries.id').where(ofEntry, '=', ofDraft).where('entries.deleted_at', 'is not', null))),
    );
}
