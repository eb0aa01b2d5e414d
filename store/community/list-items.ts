import { sql, type Kysely } from 'kysely';
import { textListIn } from '#content/known.ts';
import { contains } from '#store/contains.ts';
import type { Schema, ItemState } from '#store/database/schema.ts';
import { ITEM_KINDS, itemsOf, type ItemKind, type ItemRow } from './item.ts';

type Db = Kysely<Schema>;

export type CommunityItem = Omit<ItemRow, 'reasons' | 'staff'> & { kind: ItemKind; reasons: string[]; isStaff: boolean };

/** Where a page of the list ends: the next one begins below it. */
export type Cursor = { at: string; kind: ItemKind; id: number };

export type ItemQuery = {
  kinds: readonly ItemKind[];
  /** `reported`: shown, and somebody found it out of place. */
  state: ItemState | 'reported';
  search?: string | undefined;
  below?: Cursor | undefined;
  limit: number;
};

/** The state as an expression, so that the few reported ones are found by their own index and not by that of all that is shown. */
const IS_REPORTED = sql<boolean>`reports > 0 and reviewed = 0 and state || '' = ${'shown'}`;

/** What visitors wrote, of several kinds in one list, newest first. */
export async function listItems(db: Db, query: ItemQuery): Promise<CommunityItem[]> {
  const lists = await Promise.all(query.kinds.map((kind) => listKind(db, kind, query)));
  return lists.flat().toSorted(newestFirst).slice(0, query.limit);
}

async function listKind(db: Db, kind: ItemKind, { state, search, below, limit }: ItemQuery): Promise<CommunityItem[]> {
  let query = db.selectFrom(itemsOf(db, kind)).selectAll();
  query = state === 'reported' ? query.where(IS_REPORTED) : query.where('state', '=', state);
  if (search) query = query.where((has) => has.or([contains('name', search), contains('text', search)]));
  if (below)
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', below.at),
        ...(kind > below.kind ? [eb('created_at', '=', below.at)] : []),
        ...(kind === below.kind ? [eb.and([eb('created_at', '=', below.at), eb('id', '<', below.id)])] : []),
      ]),
    );
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => itemFrom(kind, row));
}

export function itemFrom(kind: ItemKind, { reasons, staff, ...row }: ItemRow): CommunityItem {
  return { ...row, kind, reasons: textListIn(reasons), isStaff: staff === 1 };
}

function newestFirst(a: CommunityItem, b: CommunityItem): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
  if (a.kind !== b.kind) return a.kind > b.kind ? 1 : -1;
  return b.id - a.id;
}

export type WaitingCounts = { held: number; spam: number; reported: number };

export async function countWaiting(db: Db): Promise<WaitingCounts> {
  const counts = await Promise.all(
    ITEM_KINDS.flatMap((kind) => [
      countOf(db, kind, 'held'),
      countOf(db, kind, 'spam'),
      db
        .selectFrom(itemsOf(db, kind))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(IS_REPORTED)
        .executeTakeFirstOrThrow(),
    ]),
  );
  const sum = (offset: number) => counts.filter((_, index) => index % 3 === offset).reduce((total, { count }) => total + Number(count), 0);
  return { held: sum(0), spam: sum(1), reported: sum(2) };
}

function countOf(db: Db, kind: ItemKind, state: ItemState) {
  return db
    .selectFrom(itemsOf(db, kind))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}
