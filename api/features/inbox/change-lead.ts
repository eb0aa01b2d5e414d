import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { listUsers } from '#store/accounts/users.ts';
import { changeLead } from '#store/leads/inbox.ts';
import type { Lead, LeadStatus } from '#store/leads/leads.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { dropUnsent, mailOfLead } from '#store/mail/read-outbox.ts';
import { invalid } from '#api/errors.ts';
import type { MailPayload } from '#api/mail/mail-payload.ts';
import { plainly, replySubject } from '#api/mail/lead-words.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import type { InboxParts } from './inbox.ts';
import { recordIn } from '#content/known.ts';

export type LeadChange = { status?: LeadStatus | undefined; owner?: number | null | undefined };

/** What the staff do with a lead. Each is one transaction and leaves a line in the log. */
export function openChanges({ database, settings, clock, onNewMail }: InboxParts, find: (id: number) => Promise<Lead>) {
  const { kysely } = database;

  return {
    async change(id: number, { status, owner }: LeadChange, actor: number | null): Promise<void> {
      const lead = await find(id);
      if (owner && !(await listUsers(kysely)).some((user) => user.id === owner && !user.disabled_at))
        throw invalid({ owner: 'not-a-choice' });
      const thanks = (await settings.read(settingsGroups.mail, 'en')).thank_you === 1 && isSimpleAddress(lead.email);
      const now = clock();
      await kysely.transaction().execute(async (tx) => {
        const answered = status === 'answered' && lead.answered_at === null ? { answered_at: now.toISOString() } : {};
        await changeLead(tx, id, { ...(status && { status }), ...(owner !== undefined && { owner }), ...answered }, now);
        if (status === 'spam') await dropUnsent(tx, id);
        // Held back until a person looked: now it goes the way of every other.
        if (status && status !== 'spam' && lead.status === 'spam' && (await mailOfLead(tx, id)).length === 0)
          for (const kind of ['notice', ...(thanks ? ['thanks' as const] : [])] as const) await queueMail(tx, { kind, leadId: id }, now);
        const details = { ...(status && { status }), ...(owner !== undefined && { owner: owner ?? 0 }) };
        await recordAudit(tx, { at: now.toISOString(), actor, action: 'lead-changed', subject: `leads/${id}`, details });
        if (status && status !== lead.status) await queueEvent(tx, 'lead.changed', `leads/${id}`, now.toISOString());
        if (owner !== undefined && owner !== lead.owner) await queueEvent(tx, 'lead.assigned', `leads/${id}`, now.toISOString());
      });
      onNewMail();
    },

    /** The answer is queued like every mail, so that it arrives also when the mail server is down right now. */
    async reply(id: number, { subject, text }: { subject: string; text: string }, actor: number | null): Promise<void> {
      const lead = await find(id);
      if (text.trim() === '') throw invalid({ text: 'required' });
      if (!isSimpleAddress(lead.email)) throw invalid({ email: 'required' });
      const language = lead.language;
      const payload: MailPayload = {
        to: lead.email,
        language,
        subject: oneLine(subject) || plainly(replySubject({ ...lead, fields: recordIn(lead.fields) }, language)),
        paragraphs: text.trim().split(/\n{2,}/),
        closing: [`${mailTexts(language)('mail.reference')}: ${lead.reference}`],
        isPersonal: true,
      };
      const now = clock();
      await kysely.transaction().execute(async (tx) => {
        await queueMail(tx, { kind: 'letter', leadId: id, payload }, now);
        await changeLead(tx, id, { status: 'answered', answered_at: lead.answered_at ?? now.toISOString() }, now);
        await recordAudit(tx, { at: now.toISOString(), actor, action: 'lead-answered', subject: `leads/${id}` });
        await queueEvent(tx, 'lead.answered', `leads/${id}`, now.toISOString());
      });
      onNewMail();
    },
  };
}
