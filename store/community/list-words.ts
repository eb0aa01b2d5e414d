import { sql, type Kysely } from 'kysely';
import { contains } from '#store/contains.ts';
import type { Schema, WordsState } from '#store/database/schema.ts';
import { WORDS_KINDS, wordsOf, type WordsKind, type WordsRow } from './words.ts';

type Db = Kysely<Schema>;

export type Words = Omit<WordsRow, 'reasons' | 'staff'> & { kind: WordsKind; reasons: string[]; isStaff: boolean };

/** Where a page of the list ends: the next one begins below it. */
export type Place = { at: string; kind: WordsKind; id: number };

export type WordsQuery = {
  kinds: readonly WordsKind[];
  /** `reported`: shown, and somebody found it out of place. */
  state: WordsState | 'reported';
  search?: string | undefined;
  below?: Place | undefined;
  limit: number;
};

/** The state as an expression, so that the few reported ones are found by their own index and not by that of all that is shown. */
const IS_REPORTED = sql<boolean>`reports > 0 and reviewed = 0 and state || '' = ${'shown'}`;

/** What visitors wrote, of several kinds in one list, newest first. */
export async function listWords(db: Db, query: WordsQuery): Promise<Words[]> {
  const lists = await Promise.all(query.kinds.map((kind) => listKind(db, kind, query)));
  return lists.flat().toSorted(newestFirst).slice(0, query.limit);
}

async function listKind(db: Db, kind: WordsKind, { state, search, below, limit }: WordsQuery): Promise<Words[]> {
  let query = db.selectFrom(wordsOf(db, kind)).selectAll();
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
  return rows.map((row) => wordsFrom(kind, row));
}

export function wordsFrom(kind: WordsKind, { reasons, staff, ...row }: WordsRow): Words {
  return { ...row, kind, reasons: JSON.parse(reasons) as string[], isStaff: staff === 1 };
}

function newestFirst(a: Words, b: Words): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
  if (a.kind !== b.kind) return a.kind > b.kind ? 1 : -1;
  return b.id - a.id;
}

export type WaitingCounts = { held: number; spam: number; reported: number };

/** What asks for somebody's attention. */
export async function countWaiting(db: Db): Promise<WaitingCounts> {
  const counts = await Promise.all(
    WORDS_KINDS.flatMap((kind) => [
      countOf(db, kind, 'held'),
      countOf(db, kind, 'spam'),
      db
        .selectFrom(wordsOf(db, kind))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(IS_REPORTED)
        .executeTakeFirstOrThrow(),
    ]),
  );
  const sum = (place: number) => counts.filter((_, index) => index % 3 === place).reduce((total, { count }) => total + Number(count), 0);
  return { held: sum(0), spam: sum(1), reported: sum(2) };
}

function countOf(db: Db, kind: WordsKind, state: WordsState) {
  return db
    .selectFrom(wordsOf(db, kind))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}
