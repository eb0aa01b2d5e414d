import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { latestRows, stretches, type Terms } from '#store/stretches.ts';
import { walkPages } from '#store/walk-pages.ts';
import type { Lead } from './leads.ts';

type Db = Kysely<Schema>;

const PAGE = 100;
const KEYS = ['id', 'name', 'kind', 'status', 'country', 'owner'] as const;

/** Kinds that are stored like leads and are none: tests of the way. */
export const NOT_FOR_PEOPLE = ['self-test'];

export type InboxFilter = {
  kind?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  /** Somebody of the staff, or nobody. */
  owner?: number | null | undefined;
  /** Somebody wants to see it again, on this day or before. */
  remindUntil?: string | undefined;
  /** Nobody has answered what came before these moments, by the country whose office it is for. */
  waitingSince?: Readonly<Record<'sa' | 'ae', string>> | undefined;
  isOldestFirst?: boolean | undefined;
  ids?: readonly number[] | undefined;
  /** Also those that are worked on together with another. */
  withMerged?: boolean | undefined;
  /** From this moment on, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
  /** Spam is not unread: it waits for nobody. */
  isUnread?: boolean | undefined;
  terms?: Terms | undefined;
};

type Slice = { limit: number; offset: number };

type CountedPage = { leads: Lead[]; total: number };

/** Newest or oldest first, and how many there are in all; whoever knows that already says so. */
export async function pageOfLeads(
  db: Db,
  filter: InboxFilter,
  { limit, offset }: Slice,
  count = () => countLeads(db, filter),
): Promise<CountedPage> {
  const direction = filter.isOldestFirst ? 'asc' : 'desc';
  if (hasTerms(filter)) {
    const newestFirst = await idsWithTerms(db, filter);
    const ids = filter.isOldestFirst ? newestFirst.toReversed() : newestFirst;
    return { leads: await leadsAmong(db, ids.slice(offset, offset + limit), direction), total: ids.length };
  }
  const ids = filtered(db, filter).select('leads.id').orderBy('leads.id', direction).limit(limit).offset(offset);
  const leads = db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id', direction).execute();
  return { leads: await leads, total: await count() };
}

/** Newest first, a page at a time. */
export async function* walkLeads(db: Db, filter: InboxFilter): AsyncGenerator<readonly Lead[]> {
  if (hasTerms(filter)) {
    for await (const ids of walkIds(db, filter))
      for (let at = 0; at < ids.length; at += PAGE) yield await leadsAmong(db, ids.slice(at, at + PAGE));
    return;
  }
  const newestFirst = filtered(db, filter).selectAll('leads').orderBy('leads.id', 'desc').limit(PAGE);
  yield* walkPages(PAGE, undefined, (below: number | undefined): Promise<Lead[]> =>
    (below === undefined ? newestFirst : newestFirst.where('leads.id', '<', below)).execute(),
  );
}

export async function countLeads(db: Db, filter: InboxFilter): Promise<number> {
  if (hasTerms(filter)) return (await idsWithTerms(db, filter)).length;
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function idsWithTerms(db: Db, filter: InboxFilter): Promise<number[]> {
  const found: number[] = [];
  for await (const ids of walkIds(db, filter)) found.push(...ids);
  return found;
}

/** What a list of leads is put in order by. */
export type LeadKey = Pick<Lead, (typeof KEYS)[number]>;

export async function* walkKeys(db: Db, filter: InboxFilter): AsyncGenerator<LeadKey[]> {
  for await (const some of stretches(db, 'leads', filter.terms)) yield await within(db, filter, some).select(KEYS).execute();
}

async function* walkIds(db: Db, filter: InboxFilter): AsyncGenerator<number[]> {
  for await (const some of stretches(db, 'leads', filter.terms))
    yield (await within(db, filter, some).select('leads.id').execute()).map(({ id }) => id);
}

function within(db: Db, filter: InboxFilter, { upTo, above }: { upTo: number; above: number }) {
  return filtered(db, filter, true).where('leads.id', '<=', upTo).where('leads.id', '>', above).orderBy('leads.id', 'desc');
}

/** The newest of the filter: whoever shows a few looks no further than to the last of them. */
export async function newestLeads(db: Db, filter: InboxFilter, most: number): Promise<Lead[]> {
  const found: number[] = [];
  for await (const some of stretches(db, 'leads', filter.terms)) {
    const rows = await within(db, filter, some)
      .select('leads.id')
      .limit(most - found.length)
      .execute();
    found.push(...rows.map(({ id }) => id));
    if (found.length >= most) break;
  }
  return leadsAmong(db, found);
}

export function walkNames(db: Db, most: number) {
  return latestRows(most, (below, limit) =>
    db
      .selectFrom('leads')
      .select(['id', 'name'])
      .where('id', '<', below)
      .where('kind', 'not in', NOT_FOR_PEOPLE)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
}

async function leadsAmong(db: Db, ids: readonly number[], direction: 'asc' | 'desc' = 'desc'): Promise<Lead[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id', direction)
    .execute();
}

export async function leadsInOrder(db: Db, ids: readonly number[]): Promise<Lead[]> {
  const found = new Map((await leadsAmong(db, ids)).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function hasTerms({ terms = [] }: InboxFilter): boolean {
  return terms.length > 0;
}

/** Whoever looks through some at a time wants just those read, not all of a status once for each step. */
export function filtered(db: Db, filter: InboxFilter, isInSteps = hasTerms(filter)) {
  const { kind, status, country, owner, remindUntil, waitingSince, ids, from, until, isUnread, terms = [] } = filter;
  const plain = (column: 'kind' | 'status' | 'country') =>
    isInSteps ? sql<string>`coalesce(${sql.ref(column)}, '')` : sql.ref<string>(column);
  let query = db.selectFrom('leads').where('kind', 'not in', NOT_FOR_PEOPLE);
  // Whoever looks for words finds also what was put together with another message.
  if (!filter.withMerged && terms.length === 0) query = query.where('merged_into', 'is', null);
  if (owner !== undefined) query = query.where('owner', owner === null ? 'is' : '=', owner);
  if (remindUntil) query = query.where('remind_on', '<=', remindUntil);
  if (ids) query = query.where('leads.id', 'in', [...ids]);
  if (waitingSince)
    query = query
      .where('answered_at', 'is', null)
      .where('status', 'not in', ['answered', 'spam'])
      .where(({ eb, or, and }) =>
        or([
          and([eb('country', '=', 'sa'), eb('created_at', '<', waitingSince.sa)]),
          and([eb('country', '!=', 'sa'), eb('created_at', '<', waitingSince.ae)]),
        ]),
      );
  if (kind) query = query.where(plain('kind'), '=', kind);
  if (status) query = query.where(plain('status'), '=', status);
  if (country) query = query.where(plain('country'), '=', country);
  if (from) query = query.where('created_at', '>=', from);
  if (until) query = query.where('created_at', '<', until);
  if (isUnread) query = query.where('read_at', 'is', null).where('status', '!=', 'spam');
  for (const forms of terms) query = query.where((eb) => eb.or(forms.map((form) => eb('search_text', 'like', `%${form}%`))));
  return query;
}

type Change = Partial<Pick<Lead, 'status' | 'owner' | 'read_at' | 'answered_at' | 'spam_reasons' | 'remind_on' | 'remind_by'>>;

export async function changeLead(db: Db, id: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('leads')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Who read it first counts; reading again changes nothing. */
export async function markRead(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('leads').set({ read_at: now.toISOString() }).where('id', '=', id).where('read_at', 'is', null).execute();
}

export type LeadNote = Selectable<Schema['lead_notes']>;

/** The same words of the same person since then are the note that is there. */
export async function addNote(tx: Db, note: Omit<LeadNote, 'id'>, since: string): Promise<void> {
  const { lead_id, author, text } = note;
  const same = await tx
    .selectFrom('lead_notes')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('author', author === null ? 'is' : '=', author)
    .where('text', '=', text)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  if (!same) await tx.insertInto('lead_notes').values(note).execute();
}

export async function notesOf(db: Db, leadId: number): Promise<LeadNote[]> {
  return db.selectFrom('lead_notes').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();
}

export async function notesOfLeads(db: Db, ids: readonly number[]): Promise<Map<number, LeadNote[]>> {
  if (ids.length === 0) return new Map();
  const notes = await db
    .selectFrom('lead_notes')
    .selectAll()
    .where('lead_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return Map.groupBy(notes, ({ lead_id }) => lead_id);
}
