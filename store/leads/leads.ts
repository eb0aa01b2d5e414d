import type { Kysely, Selectable } from 'kysely';
import { forUpdate, type Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueNotice } from '#store/mail/notices.ts';
import { queueForVisitor, type VisitorMailLimits } from '#store/mail/visitor-mail.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { NOT_FOR_PEOPLE } from './inbox.ts';
import type { NewLeadFile } from './lead-files.ts';

const SAME_WITHIN_MS = 60_000;

export type Lead = Selectable<Schema['leads']>;
export type LeadStatus = 'new' | 'in-progress' | 'answered' | 'spam';

export type NewLead = Pick<
  Lead,
  | 'reference'
  | 'kind'
  | 'country'
  | 'language'
  | 'subject'
  | 'message'
  | 'page'
  | 'name'
  | 'email'
  | 'phone'
  | 'phone_e164'
  | 'consent'
  | 'consent_version'
  | 'search_text'
  | 'address_hash'
  /** Equal for equal submissions, so that a double click is one lead. */
  | 'fingerprint'
  /** By which the same form is known again, however late it comes; null for those that bring none. */
  | 'form_key'
> & {
  fields: Readonly<Record<string, unknown>>;
  spamReasons: readonly string[];
  mails: readonly ('notice' | 'thanks')[];
  /** How many notices the team wants in an hour. */
  noticesPerHour: number;
  /** What mails to the visitor are held to. */
  visitorMails: VisitorMailLimits;
  meeting: { startsAt: Date; type: string } | undefined;
  /** Its bytes must be kept already. */
  file: NewLeadFile | undefined;
};

export type StoredLead = { reference: string; isNew: boolean };

/** The lead, its file and its mails are stored in one step; an identical one within a minute answers with the first one's reference. */
export function storeLead({ kysely }: Database, lead: NewLead, now: Date): Promise<StoredLead> {
  return kysely.transaction().execute(async (tx) => {
    const { allowed } = await takeFromLimit(tx, `lead:${lead.fingerprint}`, { max: 1, windowMs: SAME_WITHIN_MS }, now);
    const first = allowed ? undefined : await findSame(tx, lead.fingerprint);
    if (first) return { reference: first.reference, isNew: false };
    const at = now.toISOString();
    const { fields, spamReasons, mails, noticesPerHour, visitorMails, meeting, file, ...row } = lead;
    const inserted = await tx
      .insertInto('leads')
      .values({
        ...row,
        status: spamReasons.length > 0 ? 'spam' : 'new',
        spam_reasons: spamReasons.join(','),
        fields: JSON.stringify(fields),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    // The same form a moment earlier, in another process.
    if (!inserted) return { reference: (await findLeadByKey(tx, lead.form_key ?? ''))?.reference ?? lead.reference, isNew: false };
    const { id } = inserted;
    if (file)
      await tx
        .insertInto('lead_files')
        .values({ ...file, lead_id: id, created_at: at })
        .execute();
    if (meeting)
      await tx
        .insertInto('meetings')
        .values({ lead_id: id, starts_at: meeting.startsAt.toISOString(), state: 'requested', type: meeting.type, sequence: 0 })
        .execute();
    for (const kind of mails) {
      if (kind === 'notice') await queueNotice(tx, { id, kind: row.kind, language: row.language }, noticesPerHour, now);
      else await queueForVisitor(tx, { kind, leadId: id }, visitorMails, now);
    }
    if (spamReasons.length === 0 && !NOT_FOR_PEOPLE.includes(row.kind)) {
      await queueEvent(tx, 'lead.created', `leads/${id}`, at);
      if (meeting) await queueEvent(tx, 'meeting.requested', `leads/${id}`, at);
    }
    return { reference: lead.reference, isNew: true };
  });
}

function findSame(db: Kysely<Schema>, fingerprint: string): Promise<{ reference: string } | undefined> {
  return db.selectFrom('leads').select('reference').where('fingerprint', '=', fingerprint).orderBy('created_at', 'desc').executeTakeFirst();
}

export function findLeadByKey(db: Kysely<Schema>, key: string): Promise<{ reference: string } | undefined> {
  return db.selectFrom('leads').select('reference').where('form_key', '=', key).executeTakeFirst();
}

export function findLead(db: Kysely<Schema>, id: number): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As it is now, held until the transaction ends, so that of two presses the second sees what the first did. */
export function lockLead(tx: Kysely<Schema>, { engine }: Pick<Database, 'engine'>, id: number): Promise<Lead | undefined> {
  return tx.selectFrom('leads').selectAll().where('id', '=', id).modifyEnd(forUpdate(engine)).executeTakeFirst();
}
