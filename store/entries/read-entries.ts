import { sql, type Kysely } from 'kysely';
import type { Language } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
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
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .$if(language !== undefined, (query) => query.where(`published_${language!}`, '=', 1))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(entryFrom);
}

/** Every live record of a collection, or of one parent: for the search index, exports and checks. */
export async function allEntries(db: Db, collection: string, parent?: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .$if(parent !== undefined, (query) => query.where('parent', '=', parent!))
    .orderBy('parent')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(entryFrom);
}

export async function countEntries(db: Db, collection: string, parent: number): Promise<number> {
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
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && entryFrom(row);
}

/** Deleted records that were not taken along by a parent, newest first. */
export async function listTrash(db: Db, { limit, offset }: Page): Promise<(Entry & { children: number })[]> {
  const rows = await db
    .selectFrom('entries as root')
    .selectAll('root')
    .select((e) =>
      e
        .selectFrom('entries as child')
        .select((c) => c.fn.countAll<number>().as('count'))
        .where((c) => c('child.deleted_with', '=', sql<string>`${c.ref('root.collection')} || '/' || cast(${c.ref('root.id')} as text)`))
        .as('children'),
    )
    .where('root.deleted_at', 'is not', null)
    .where('root.deleted_with', 'is', null)
    .orderBy('root.deleted_at', 'desc')
    .orderBy('root.collection')
    .orderBy('root.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...entryFrom(row), children: Number(row.children ?? 0) }));
}
