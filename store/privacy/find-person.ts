import type { Kysely, Selectable } from 'kysely';
import { itemFrom, type CommunityItem } from '#store/community/list-items.ts';
import { ITEM_KINDS, itemsOf } from '#store/community/item.ts';
import type { Schema } from '#store/database/schema.ts';
import { filesOfLeads, type LeadFile } from '#store/leads/lead-files.ts';
import { e164Of } from '#content/phone.ts';
import { recordIn } from '#content/known.ts';

type Db = Kysely<Schema>;
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** How somebody is recognised. */
export type Wanted = {
  /** The address or the number (in its international form) is what they gave as their own. */
  owns: (own: { email?: string; phone?: string }) => boolean;
  /** A text names them, whoever wrote it. */
  mentions: (text: string) => boolean;
};

/** Certain is what somebody gave as their own; what only occurs in words may be another person's. */
export type Found<Data> = Data & { isCertain: boolean };

/** Everything one person left with us, or may have left. */
export type PersonData = {
  leads: Found<Row<'leads'>>[];
  /** Of those leads, and others that name the person; the same for mails. */
  notes: Found<Row<'lead_notes'>>[];
  mails: Found<Row<'outbox'>>[];
  /** What came with those leads. */
  files: LeadFile[];
  words: Found<CommunityItem>[];
  subscribers: Found<Row<'subscribers'>>[];
  offers: Found<Row<'offers'>>[];
  /** Filters that look for the person: they say nothing else, and go with whatever is erased. */
  views: Row<'saved_views'>[];
};

const AT_ONCE = 1000;

/** Looks at every row, because people write their number in every way there is. */
export async function findPerson(db: Db, { owns, mentions }: Wanted): Promise<PersonData> {
  const leads = await scan(
    (after) => db.selectFrom('leads').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ name, email, phone, phone_e164, subject, message, fields, page }) =>
      owns({ email, phone: phone_e164 }) ? 'certain' : [name, email, phone, subject, message, fields, page].some(mentions) && 'uncertain',
  );
  const leadOf = new Map(leads.map((lead) => [lead.id, lead.isCertain]));
  const withLead = (id: number | null) => (leadOf.has(id ?? 0) ? (leadOf.get(id ?? 0) ? 'certain' : 'uncertain') : undefined);
  const mails = await scan(
    (after) => db.selectFrom('outbox').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ lead_id, payload }) => withLead(lead_id) ?? (owns(receiverIn(payload)) ? 'certain' : mentions(payload) && 'uncertain'),
  );
  const notes = await scan(
    (after) => db.selectFrom('lead_notes').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ lead_id, text }) => withLead(lead_id) ?? (mentions(text) && 'uncertain'),
  );
  const files = await filesOfLeads(db, [...leadOf.keys()]);
  const words: Found<CommunityItem>[] = [];
  for (const kind of ITEM_KINDS) {
    const rows = await scan(
      (after) => db.selectFrom(itemsOf(db, kind)).selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
      ({ name, text }) => (mentions(name) || mentions(text)) && 'uncertain',
    );
    words.push(...rows.map((row) => ({ ...itemFrom(kind, row), isCertain: row.isCertain })));
  }
  const subscribers = await scan(
    (after) => db.selectFrom('subscribers').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ email }) => owns({ email }) && 'certain',
  );
  const offers = await scan(
    (after) => db.selectFrom('offers').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ email, phone, country, name, company, content }) =>
      owns({ email, phone: e164Of(phone, country) }) ? 'certain' : [name, company, email, phone, content].some(mentions) && 'uncertain',
  );
  const views = (await db.selectFrom('saved_views').selectAll().execute()).filter(
    ({ name, query }) => mentions(name) || [...new URLSearchParams(query).values()].some(mentions),
  );
  return { leads, notes, files, mails, words, subscribers, offers, views };
}

/** Letters bring their receiver along; other mails are written from their lead. */
function receiverIn(payload: string): { email?: string } {
  const { to } = recordIn(payload);
  return typeof to === 'string' ? { email: to } : {};
}

async function scan<Data extends { id: number }>(
  next: (after: number) => Promise<Data[]>,
  judge: (row: Data) => 'certain' | 'uncertain' | false,
): Promise<Found<Data>[]> {
  const found: Found<Data>[] = [];
  let rows: Data[] = [];
  do {
    rows = await next(rows.at(-1)?.id ?? 0);
    for (const row of rows) {
      const verdict = judge(row);
      if (verdict) found.push({ ...row, isCertain: verdict === 'certain' });
    }
  } while (rows.length === AT_ONCE);
  return found;
}
