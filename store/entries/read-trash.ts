import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom, type Entry } from './entry.ts';
import type { Page } from './read-entries.ts';

type Db = Kysely<Schema>;

/** Deleted by somebody, and not taken along by a parent. */
function roots(db: Db, collection: string | undefined) {
  const all = db.selectFrom('entries as root').where('root.deleted_at', 'is not', null).where('root.deleted_with', 'is', null);
  return collection === undefined ? all : all.where('root.collection', '=', collection);
}

/** Newest first. */
export async function listTrash(
  db: Db,
  { collection, limit, offset }: Partial<Page> & { collection?: string | undefined },
): Promise<(Entry & { children: number })[]> {
  let query = roots(db, collection)
    .selectAll('root')
    .select((e) =>
      e
        .selectFrom('entries as child')
        .select((c) => c.fn.countAll<number>().as('count'))
        .where((c) => c('child.deleted_with', '=', sql<string>`${c.ref('root.collection')} || '/' || cast(${c.ref('root.id')} as text)`))
        .as('children'),
    )
    .orderBy('root.deleted_at', 'desc')
    .orderBy('root.collection')
    .orderBy('root.id');
  if (limit !== undefined) query = query.limit(limit).offset(offset ?? 0);
  const rows = await query.execute();
  return rows.map((row) => ({ ...entryFrom(row), children: Number(row.children ?? 0) }));
}

export async function countTrash(db: Db, collection?: string): Promise<number> {
  const { count } = await roots(db, collection)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who deleted each of them, by `collection/id`. A delete leaves a revision of the same moment. */
export async function deletersOf(db: Db, entries: readonly Entry[]): Promise<Map<string, number | null>> {
  const times = [...new Set(entries.map(({ deletedAt }) => deletedAt ?? ''))];
  if (times.length === 0) return new Map();
  const rows = await db
    .selectFrom('revisions')
    .select(['collection', 'id', 'actor'])
    .where('action', '=', 'delete')
    .where('at', 'in', times)
    .execute();
  return new Map(rows.map(({ collection, id, actor }) => [`${collection}/${id}`, actor]));
}

/** The record, wherever it is: among the others, or in the trash. */
export async function findAnywhere(db: Db, collection: string, id: number): Promise<Entry | undefined> {
  const row = await db.selectFrom('entries').selectAll().where('collection', '=', collection).where('id', '=', id).executeTakeFirst();
  return row && entryFrom(row);
}
