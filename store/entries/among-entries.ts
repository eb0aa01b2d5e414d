import type { Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from './entry.ts';
import { findEntries, type Page } from './read-entries.ts';

type Db = Kysely<Schema>;
type SortedAt = Pick<Entry, 'parent' | 'position' | 'id'>;

const FEW = 500;
const IDS_AT_ONCE = 2000;
const BATCH = 100;

export async function hasMoreThan(db: Db, collection: string, parent: number | undefined, many: number): Promise<boolean> {
  const row = await inTurn(db, collection)
    .$call((query) => (parent === undefined ? query : query.where('parent', '=', parent)))
    .offset(many)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function pageAmong(db: Db, collection: string, ids: readonly number[], page: Page): Promise<Entry[]> {
  return inThisOrder(db, collection, await idsInTurn(db, collection, ids, page));
}

export async function* walkAmong(db: Db, collection: string, ids: readonly number[]): AsyncGenerator<Entry> {
  const ordered = await idsInTurn(db, collection, ids, { limit: ids.length, offset: 0 });
  const breathe = breather();
  for (let first = 0; first < ordered.length; first += BATCH)
    for (const entry of await inThisOrder(db, collection, ordered.slice(first, first + BATCH))) {
      yield entry;
      await breathe();
    }
}

async function inThisOrder(db: Db, collection: string, ids: readonly number[]): Promise<Entry[]> {
  const entries = new Map((await findEntries(db, collection, ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/** A few are looked for; of many the whole list is read until the page is full. */
async function idsInTurn(db: Db, collection: string, ids: readonly number[], { limit, offset }: Page): Promise<number[]> {
  if (offset >= ids.length) return [];
  if (ids.length <= FEW) {
    const few = inTurn(db, collection).where('id', 'in', [...ids]);
    return (await few.limit(limit).offset(offset).execute()).map(({ id }) => id);
  }
  const wanted = new Set(ids);
  const found: number[] = [];
  const breathe = breather();
  for (let last: SortedAt | undefined; found.length < offset + limit;) {
    const from = last;
    const rows = await inTurn(db, collection)
      .$call((query) =>
        from ? query.where((e) => e(e.refTuple('parent', 'position', 'id'), '>', e.tuple(from.parent, from.position, from.id))) : query,
      )
      .limit(IDS_AT_ONCE)
      .execute();
    for (const { id } of rows) if (wanted.has(id)) found.push(id);
    if (rows.length < IDS_AT_ONCE) break;
    last = rows.at(-1);
    await breathe();
  }
  return found.slice(offset, offset + limit);
}

function inTurn(db: Db, collection: string) {
  return db
    .selectFrom('entries')
    .select(['id', 'parent', 'position'])
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .orderBy('parent')
    .orderBy('position')
    .orderBy('id');
}
