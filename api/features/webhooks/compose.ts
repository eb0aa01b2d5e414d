import type { Kysely } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import { ITEM_KINDS, itemsOf, type ItemKind } from '#store/community/item.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { findLead } from '#store/leads/leads.ts';
import { findMeeting } from '#store/meetings/meetings.ts';
import type { Delivery } from '#store/webhooks/webhooks.ts';

type Db = Kysely<Schema>;

/** What is told, written at the moment it is sent; undefined when what it was about has gone since. */
export async function composeEvent(
  db: Db,
  { event, subject, delivery, created_at: at }: Pick<Delivery, 'event' | 'subject' | 'delivery' | 'created_at'>,
): Promise<string | undefined> {
  const data = await dataOf(db, event, subject);
  return data && JSON.stringify({ id: delivery, event, at, data });
}

async function dataOf(db: Db, event: string, subject: string): Promise<object | undefined> {
  const [what = '', name = ''] = subject.split('/');
  const id = Number(name);
  if (event === 'test') return { message: 'This is a test.' };
  if (event === 'meeting.requested' || event === 'meeting.decided') return meetingData(db, id);
  if (event === 'draft.begun' || event === 'draft.asked') return draftData(db, what, id);
  if (what === 'leads') return leadData(db, id);
  if (what === 'offers') return offerData(db, id);
  const kind = ITEM_KINDS.find((one) => one === what);
  return kind ? itemData(db, kind, id) : entryData(db, what, id);
}

async function leadData(db: Db, leadId: number): Promise<object | undefined> {
  const lead = await findLead(db, leadId);
  if (!lead) return undefined;
  const { id, reference, kind, status, country, language, subject, name, email, phone_e164: phone, page, created_at: at } = lead;
  const fields = recordIn(lead.fields);
  // The visitor's own words where a form has some; the others are told by their fields alone.
  const message = typeof fields['message'] === 'string' ? fields['message'] : '';
  const rest = { subject, message, fields, name, email, phone: phone || lead.phone, page, createdAt: at };
  return { id, reference, kind, status, owner: lead.owner, answeredAt: lead.answered_at, country, language, ...rest };
}

async function offerData(db: Db, offerId: number): Promise<object | undefined> {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirst();
  if (!offer) return undefined;
  const { id, number, version, state, country, language, name, company, email, total } = offer;
  const rest = { total, validUntil: offer.valid_until, sentAt: offer.sent_at, seenAt: offer.seen_at, leadId: offer.lead_id };
  return { id, number, version, state, country, language, name, company, email, ...rest };
}

async function meetingData(db: Db, leadId: number): Promise<object | undefined> {
  const meeting = await findMeeting(db, leadId);
  if (!meeting) return undefined;
  const { reference, state, type, starts_at: startsAt, name, email, phone, country, language } = meeting;
  return { id: leadId, reference, state, type, startsAt, name, email, phone, country, language };
}

async function itemData(db: Db, kind: ItemKind, itemId: number): Promise<object | undefined> {
  const item = await db.selectFrom(itemsOf(db, kind)).selectAll().where('id', '=', itemId).executeTakeFirst();
  if (!item || item.deleted_at !== null) return undefined;
  const { id, about, name, text, state, created_at: createdAt } = item;
  return { kind, id, about, name, text, state, createdAt };
}

async function entryData(db: Db, collection: string, entryId: number): Promise<object | undefined> {
  const entry = await db
    .selectFrom('entries')
    .select(['id', 'parent', 'version', 'published_en', 'published_ar', 'updated_at'])
    .where('collection', '=', collection)
    .where('id', '=', entryId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!entry) return undefined;
  const published = [...(entry.published_en ? ['en'] : []), ...(entry.published_ar ? ['ar'] : [])];
  return { collection, id: entry.id, parent: entry.parent, version: entry.version, published, updatedAt: entry.updated_at };
}

/** Where it is and whose it is; nothing of what it says, which is nobody's outside. */
async function draftData(db: Db, collection: string, draftId: number): Promise<object | undefined> {
  const draft = await findDraft(db, collection, draftId);
  if (!draft) return undefined;
  const { id, parent, isNew, updatedAt, asked } = draft;
  return { collection, id, parent, isNew, updatedAt, asked: asked ? { at: asked.at, remark: asked.remark } : null };
}
