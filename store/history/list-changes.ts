import { expressionBuilder, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { hiddenSubjects } from '#content/log-areas.ts';
import type { Area } from '#content/roles.ts';
import { contains } from '#store/contains.ts';
import type { Page } from '#store/entries/read-entries.ts';

/** Something somebody did: to a record (then there is a snapshot of it) or to anything else. */
export type ChangeRow = {
  at: string;
  actor: number | null;
  action: string;
  /** `products/15`, `users/1`, `files/name.png`. */
  subject: string;
  version: number | null;
  details: string;
  /** The address it was done from, hashed. */
  address: string;
  token: number | null;
};

export type ChangeFilter = {
  /** `nobody`: what the server did by itself. */
  actor?: number | 'nobody' | undefined;
  collection?: string | undefined;
  action?: string | undefined;
  /** Words of what it was done to, of the action, or of its details. */
  search?: string | undefined;
  /** What and who is called by these words: `products/15`, `users/3`, and the people who did it. */
  named?: { subjects: readonly string[]; actors: readonly number[] } | undefined;
  /** Days, both included. */
  from?: string | undefined;
  until?: string | undefined;
  /** The areas whoever asks may look into. */
  areas: readonly Area[];
};

export type ChangeGroup = 'actor' | 'action' | 'collection';

/** What revisions tell about records, and what the audit tells about the rest, as one list by time. */
export async function listChanges(
  db: Kysely<Schema>,
  filter: ChangeFilter,
  { limit, offset }: Page,
  { isOldestFirst = false } = {},
): Promise<ChangeRow[]> {
  // Each half brings as many as the page could need, along its index of times; only these are put in one order.
  const [records, rest] = [recordChanges(db, filter), otherChanges(db, filter)];
  const [late, early] = isOldestFirst ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const inOrder = records.orderBy('at', late).orderBy('subject', early).orderBy('version', late).orderBy('seq', late);
  const restInOrder = rest.orderBy('at', late).orderBy('subject', early).orderBy('seq', late);
  const most = offset + limit;
  const both = db
    .selectFrom(inOrder.limit(most).as('records'))
    .selectAll()
    .unionAll(db.selectFrom(restInOrder.limit(most).as('rest')).selectAll());
  const rows = await db
    .selectFrom(both.as('changes'))
    .selectAll()
    .orderBy('at', late)
    .orderBy('subject', early)
    .orderBy('version', late)
    .orderBy('seq', late)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ seq: _seq, ...row }) => row);
}

export async function countChanges(db: Kysely<Schema>, filter: ChangeFilter): Promise<number> {
  const [records, rest] = await Promise.all([
    db.selectFrom(recordChanges(db, filter).as('records')).select(countAll).executeTakeFirstOrThrow(),
    db.selectFrom(otherChanges(db, filter).as('rest')).select(countAll).executeTakeFirstOrThrow(),
  ]);
  return Number(records.total) + Number(rest.total);
}

/** How many changes there are of each person, of each kind or in each place. */
export async function countChangesBy(db: Kysely<Schema>, filter: ChangeFilter, group: ChangeGroup): Promise<Map<string, number>> {
  const key = sql<string | number | null>`${sql.ref(group)}`.as('key');
  const suffix = sql<string | number | null>`substr(subject, 1, length(subject) - length(ltrim(subject, ${NAME_LETTERS})))`.as('key');
  const halves = await Promise.all([
    db.selectFrom(recordChanges(db, filter).select('collection').as('records')).select([key, countAll]).groupBy('key').execute(),
    db
      .selectFrom(otherChanges(db, filter).as('rest'))
      .select([group === 'collection' ? suffix : key, countAll])
      .groupBy('key')
      .execute(),
  ]);
  const counts = new Map<string, number>();
  for (const { key: one, total } of halves.flat()) counts.set(String(one ?? ''), (counts.get(String(one ?? '')) ?? 0) + Number(total));
  return counts;
}

/** `users/1` begins with the letters of its place; both engines can take letters from the beginning of a text. */
const NAME_LETTERS = 'abcdefghijklmnopqrstuvwxyz-';
const AFTER_ANY_TIME = 'Tx';
const countAll = sql<number>`count(*)`.as('total');

function recordChanges(db: Kysely<Schema>, { actor, collection, action, search, named, from, until, areas }: ChangeFilter) {
  const text = search?.trim();
  const hidden = hiddenSubjects(areas);
  const subject = sql<string>`collection || '/' || cast(id as text)`;
  return db
    .selectFrom('revisions')
    .select(['seq', 'at', 'actor', 'action', 'version', 'snapshot as details', 'address', 'token'])
    .select(subject.as('subject'))
    .$call((query) => (actor === undefined ? query : query.where(isBy(actor))))
    .$call((query) => (action === undefined ? query : query.where('action', '=', action)))
    .$call((query) => (from === undefined ? query : query.where('at', '>=', from)))
    .$call((query) => (until === undefined ? query : query.where('at', '<', until + AFTER_ANY_TIME)))
    .$call((query) => (text ? query.where(saysOneOf(['collection', 'action'], text, subject, named)) : query))
    .$if(hidden.length > 0, (query) => query.where('collection', 'not in', hidden))
    .$call((query) => (collection === undefined ? query : query.where('collection', '=', collection)));
}

function otherChanges(db: Kysely<Schema>, { actor, collection, action, search, named, from, until, areas }: ChangeFilter) {
  const text = search?.trim();
  return db
    .selectFrom('audit')
    .select(['id as seq', 'at', 'actor', 'action'])
    .select(sql<number>`cast(null as integer)`.as('version'))
    .select(['details', 'address', 'token', 'subject'])
    .$call((query) => (action === undefined ? query : query.where('action', '=', action)))
    .$call((query) => (from === undefined ? query : query.where('at', '>=', from)))
    .$call((query) => (until === undefined ? query : query.where('at', '<', until + AFTER_ANY_TIME)))
    .$call((query) => (text ? query.where(saysOneOf(['subject', 'action', 'details'], text, sql.ref('subject'), named)) : query))
    .$call((query) => (actor === undefined ? query : query.where(isBy(actor))))
    .where(({ and, not }) => and(hiddenSubjects(areas).map((subject) => not(speaksOf(subject)))))
    .$call((query) => (collection === undefined ? query : query.where(speaksOf(collection))));
}

function saysOneOf(columns: readonly string[], text: string, subject: RawBuilder<unknown>, named: ChangeFilter['named']) {
  const { or } = expressionBuilder<Schema>();
  const { subjects = [], actors = [] } = named ?? {};
  return or([
    ...columns.map((column) => contains(column, text)),
    ...(subjects.length > 0 ? [sql<boolean>`${subject} in (${sql.join(subjects)})`] : []),
    ...(actors.length > 0 ? [sql<boolean>`actor in (${sql.join(actors)})`] : []),
  ]);
}

function isBy(actor: number | 'nobody') {
  return actor === 'nobody' ? sql<boolean>`actor is null` : sql<boolean>`actor = ${actor}`;
}

/** `users` and `users/1`, but not `users-of-another-kind/1`. */
function speaksOf(first: string) {
  const { eb, and, or } = expressionBuilder<Schema, 'audit'>();
  return or([eb('subject', '=', first), and([eb('subject', '>=', `${first}/`), eb('subject', '<', `${first}0`)])]);
}
