import type { Kysely } from 'kysely';
import { collectionNamed } from '#content/index.ts';
import { isOneOf, recordIn } from '#content/known.ts';
import { settings } from '#content/settings/index.ts';
import { troubleKindOf } from '#content/troubles.ts';
import { ITEM_KINDS, itemsOf } from '#store/community/item.ts';
import type { Schema } from '#store/database/schema.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { findLead } from '#store/leads/leads.ts';
import { findRelease, releaseItems } from '#store/releases/releases.ts';
import { scheduledOf } from '#store/schedule/scheduled.ts';
import { findMeeting } from '#store/meetings/meetings.ts';

type Db = Kysely<Schema>;

/** How an event finds what it tells: the subjects it knows (`leads/12`), and the reader of one of them. */
export type EventData<What extends string = string> = {
  knows: (what: string) => what is What;
  /** Undefined when what it was about has gone since. */
  read(db: Db, id: number, what: What): Promise<object | undefined>;
};

export const leadData = about('leads', async (db, leadId) => {
  const lead = await findLead(db, leadId);
  if (!lead) return undefined;
  const { id, reference, kind, status, country, language, subject, name, email, phone_e164: phone, page, created_at: at } = lead;
  const fields = recordIn(lead.fields);
  // The visitor's own words where a form has some; the others are told by their fields alone.
  const message = typeof fields['message'] === 'string' ? fields['message'] : '';
  const rest = { subject, message, fields, name, email, phone: phone || lead.phone, page, createdAt: at };
  return { id, reference, kind, status, owner: lead.owner, answeredAt: lead.answered_at, country, language, ...rest };
});

/** A meeting is kept beside the lead that asked for it, under the lead's number. */
export const meetingData = about('leads', async (db, leadId) => {
  const meeting = await findMeeting(db, leadId);
  if (!meeting) return undefined;
  const { reference, state, type, starts_at: startsAt, name, email, phone, country, language } = meeting;
  return { id: leadId, reference, state, type, startsAt, name, email, phone, country, language };
});

export const offerData = about('offers', async (db, offerId) => {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirst();
  if (!offer) return undefined;
  const { id, number, version, state, country, language, name, company, email, total } = offer;
  const rest = { total, validUntil: offer.valid_until, sentAt: offer.sent_at, seenAt: offer.seen_at, leadId: offer.lead_id };
  return { id, number, version, state, country, language, name, company, email, ...rest };
});

export const itemData: EventData<(typeof ITEM_KINDS)[number]> = {
  knows: (what) => isOneOf(ITEM_KINDS, what),
  async read(db, itemId, kind) {
    const item = await db.selectFrom(itemsOf(db, kind)).selectAll().where('id', '=', itemId).executeTakeFirst();
    if (!item || item.deleted_at !== null) return undefined;
    const { id, about: parent, name, text, state, created_at: createdAt } = item;
    return { kind, id, about: parent, name, text, state, createdAt };
  },
};

export const entryData: EventData = {
  knows: (what): what is string => collectionNamed(what) !== undefined,
  async read(db, entryId, collection) {
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
  },
};

/** Where it is and whose it is; nothing of what it says, which is nobody's outside. */
export const draftData: EventData = {
  knows: (what): what is string => collectionNamed(what) !== undefined || settings.some(({ name }) => what === `settings-${name}`),
  async read(db, draftId, collection) {
    const draft = await findDraft(db, collection, draftId);
    if (!draft) return undefined;
    const { id, parent, isNew, updatedAt, asked } = draft;
    return { collection, id, parent, isNew, updatedAt, asked: asked ? { at: asked.at, remark: asked.remark } : null };
  },
};

/** What is to happen to a record, and what could not be done. */
export const scheduledData: EventData = {
  knows: draftData.knows,
  async read(db, id, collection) {
    const rows = await scheduledOf(db, collection, [id]);
    if (rows.length === 0) return undefined;
    const coming = rows.map(({ action, language, run_at: at, problem }) => ({ action, language, at, problem: problem || null }));
    return { collection, id, coming };
  },
};

/** Kept in the history, because a trouble that is over is in no list any more. */
export const troubleData = about('audit', async (db, auditId) => {
  const row = await db.selectFrom('audit').select(['id', 'subject', 'details']).where('id', '=', auditId).executeTakeFirst();
  if (!row) return undefined;
  const name = row.subject.replace(/^troubles\//, '');
  const { since, ...details } = recordIn(row.details);
  return { id: row.id, kind: troubleKindOf(name), name, since, details };
});

export const releaseData = about('releases', async (db, releaseId) => {
  const release = await findRelease(db, releaseId);
  if (!release) return undefined;
  const { id, name, published_at: publishedAt, taken_back_at: takenBackAt } = release;
  const items = (await releaseItems(db, id)).map(({ collection, id: record, action, language }) => ({
    collection,
    id: record,
    action,
    language,
  }));
  return { id, name, publishedAt, takenBackAt, items };
});

function about<What extends string>(subject: What, read: EventData<What>['read']): EventData<What> {
  return { knows: (what) => isOneOf([subject], what), read };
}
