import type { Kysely } from 'kysely';
import type { Language } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { listSubject, noteRead, recordSubject } from '#store/subjects.ts';
import { entryFrom, type Entry } from './entry.ts';

export type Page = { limit: number; offset: number };

type Db = Kysely<Schema>;

/** In order; with a language only what is published in it. */
export async function listEntries(
  db: Db,
  collection: string,
  parent: number,
  { limit, offset }: Page,
  language?: Language,
): Promise<Entry[]> {
  noteRead(listSubject(collection, parent));
  const page = db
    .selectFrom('entries')
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .$call((query) => (language === undefined ? query : query.where(`published_${language}`, '=', 1)))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  // Skipping happens in the index: the records before a late page are not read.
  const query =
    offset === 0
      ? page.selectAll()
      : db
          .selectFrom('entries')
          .selectAll()
          .where('collection', '=', collection)
          .where('id', 'in', page.select('id'))
          .orderBy('position')
          .orderBy('id');
  return (await query.execute()).map(entryFrom);
}

/** A page of a collection in the order of ids, for whoever walks through all of it. */
export async function entriesAfter(db: Db, collection: string, after: number, limit: number): Promise<Entry[]> {
  noteRead(collection);
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(entryFrom);
}

/** The live records whose ids lie in a range, in their order. */
export async function entriesBetween(db: Db, collection: string, first: number, last: number): Promise<Entry[]> {
  noteRead(collection);
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
  return rows.map(entryFrom);
}

export async function nextId(db: Db, collection: string, from: number): Promise<number | undefined> {
  noteRead(collection);
  const row = await db
    .selectFrom('entries')
    .select('id')
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A page of a collection from the latest id down. */
export async function entriesBefore(db: Db, collection: string, before: number, limit: number): Promise<Entry[]> {
  noteRead(collection);
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(entryFrom);
}

export async function findEntries(db: Db, collection: string, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  for (const id of ids) noteRead(recordSubject(collection, id));
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(entryFrom);
}

/** The live records of several collections below several parents, in their order. */
export async function entriesBelow(db: Db, collections: readonly string[], parents: readonly number[]): Promise<Entry[]> {
  if (collections.length === 0 || parents.length === 0) return [];
  for (const collection of collections) for (const parent of parents) noteRead(listSubject(collection, parent));
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', 'in', [...collections])
    .where('parent', 'in', [...parents])
    .where('deleted_at', 'is', null)
    .orderBy('collection')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(entryFrom);
}

export async function countEntries(db: Db, collection: string, parent: number): Promise<number> {
  noteRead(listSubject(collection, parent));
  const row = await db
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findEntry(db: Db, collection: string, id: number): Promise<Entry | undefined> {
  noteRead(recordSubject(collection, id));
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && entryFrom(row);
}

export async function liveIds(db: Db, collection: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
