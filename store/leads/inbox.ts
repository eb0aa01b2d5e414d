import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Lead } from './leads.ts';

/** Kinds that are stored like leads and are none: tests of the way. */
export const NOT_FOR_PEOPLE = ['self-test'];

export type InboxFilter = {
  kind?: string | undefined;
  status?: string | undefined;
  country?: string | undefined;
  /** From this moment on, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
  isUnread?: boolean | undefined;
  /** Folded words that must all occur, each in one of its forms. */
  words?: readonly (readonly string[])[] | undefined;
};

export async function listLeads(db: Kysely<Schema>, filter: InboxFilter, slice: { limit: number; offset: number }): Promise<Lead[]> {
  return filtered(db, filter).selectAll('leads').orderBy('leads.id', 'desc').limit(slice.limit).offset(slice.offset).execute();
}

export async function countLeads(db: Kysely<Schema>, filter: InboxFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Spam is not unread: it waits for nobody. */
export function countUnread(db: Kysely<Schema>): Promise<number> {
  return countLeads(db, { isUnread: true });
}

function filtered(db: Kysely<Schema>, { kind, status, country, from, until, isUnread, words = [] }: InboxFilter) {
  let query = db.selectFrom('leads').where('kind', 'not in', NOT_FOR_PEOPLE);
  if (kind) query = query.where('kind', '=', kind);
  if (status) query = query.where('status', '=', status);
  if (country) query = query.where('country', '=', country);
  if (from) query = query.where('created_at', '>=', from);
  if (until) query = query.where('created_at', '<', until);
  if (isUnread) query = query.where('read_at', 'is', null).where('status', '!=', 'spam');
  for (const forms of words) query = query.where((eb) => eb.or(forms.map((form) => eb('search_text', 'like', `%${form}%`))));
  return query;
}

type Change = Partial<Pick<Lead, 'status' | 'owner' | 'read_at' | 'answered_at' | 'spam_reasons'>>;

export async function changeLead(db: Kysely<Schema>, id: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('leads')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Who read it first counts; reading again changes nothing. */
export async function markRead(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('leads').set({ read_at: now.toISOString() }).where('id', '=', id).where('read_at', 'is', null).execute();
}

export type LeadNote = Selectable<Schema['lead_notes']>;

export async function addNote(db: Kysely<Schema>, note: Omit<LeadNote, 'id'>): Promise<void> {
  await db.insertInto('lead_notes').values(note).execute();
}

export async function notesOf(db: Kysely<Schema>, leadId: number): Promise<LeadNote[]> {
  return db.selectFrom('lead_notes').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();
}

export async function notesOfLeads(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, LeadNote[]>> {
  const wanted = new Set(ids);
  const notes = await db.selectFrom('lead_notes').selectAll().orderBy('id').execute();
  return Map.groupBy(
    notes.filter(({ lead_id }) => wanted.has(lead_id)),
    ({ lead_id }) => lead_id,
  );
}
