import type { Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom, type Entry, type EntryRow } from './entry.ts';
import type { Page } from './read-entries.ts';

type Db = Kysely<Schema>;

/** Few enough to be read and parsed in a few milliseconds. */
const WALKED = 300;

type Item = Pick<Entry, 'collection' | 'id'>;
export type TrashedEntry = Entry & { children: number };

/** Deleted by somebody, and not taken along by a parent. */
function roots(db: Db, collection: string | undefined) {
  const all = db.selectFrom('entries as root').where('root.deleted_at', 'is not', null).where('root.deleted_with', 'is', null);
  return collection === undefined ? all : all.where('root.collection', '=', collection);
}

async function withChildren(db: Db, entries: readonly Entry[]): Promise<TrashedEntry[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select((e) => ['deleted_with', e.fn.countAll<number>().as('count')])
    .where('deleted_with', 'in', entries.map(keyOf))
    .groupBy('deleted_with')
    .execute();
  const children = new Map(rows.map((row) => [row.deleted_with, Number(row.count)]));
  return entries.map((entry) => ({ ...entry, children: children.get(keyOf(entry)) ?? 0 }));
}

function keyOf({ collection, id }: Item): string {
  return `${collection}/${id}`;
}

type Wanted = Page & { collection?: string | undefined; isOldestFirst?: boolean };

/** Newest first, unless asked for otherwise. */
export async function listTrash(db: Db, { collection, isOldestFirst = false, limit, offset }: Wanted): Promise<TrashedEntry[]> {
  const [late, early] = isOldestFirst ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const rows = await roots(db, collection)
    .selectAll('root')
    .orderBy('root.deleted_at', late)
    .orderBy('root.collection', early)
    .orderBy('root.id', early)
    .limit(limit)
    .offset(offset)
    .execute();
  return withChildren(db, rows.map(entryFrom));
}

/** The named records, as far as they are still in the trash, in this order. */
export async function findTrashed(db: Db, items: readonly Item[]): Promise<TrashedEntry[]> {
  if (items.length === 0) return [];
  const rows = await roots(db, undefined)
    .selectAll('root')
    .where((e) => e.or(items.map(({ collection, id }) => e.and([e('root.collection', '=', collection), e('root.id', '=', id)]))))
    .execute();
  const found = new Map((await withChildren(db, rows.map(entryFrom))).map((entry) => [keyOf(entry), entry]));
  return items.flatMap((item) => found.get(keyOf(item)) ?? []);
}

/** Everything in the trash, a page at a time, with room for visitors between. */
export async function* walkTrash(db: Db, collection?: string): AsyncGenerator<Entry> {
  const breathe = breather();
  for (let last: EntryRow | undefined; ;) {
    const from = last;
    const rows: EntryRow[] = await roots(db, collection)
      .selectAll('root')
      .$call((query) =>
        from ? query.where((e) => e(e.refTuple('root.collection', 'root.id'), '>', e.tuple(from.collection, from.id))) : query,
      )
      .orderBy('root.collection')
      .orderBy('root.id')
      .limit(WALKED)
      .execute();
    for (const row of rows) {
      yield entryFrom(row);
      await breathe();
    }
    if (rows.length < WALKED) return;
    last = rows.at(-1);
  }
}

export async function countTrash(db: Db, collection?: string): Promise<number> {
  const { count } = await roots(db, collection)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countTrashByCollection(db: Db, collection?: string): Promise<Map<string, number>> {
  const rows = await roots(db, collection)
    .select((e) => ['root.collection', e.fn.countAll<number>().as('count')])
    .groupBy('root.collection')
    .execute();
  return new Map(rows.map(({ collection: name, count }) => [name, Number(count)]));
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
