import type { Kysely } from 'kysely';
import * as z from 'zod';
import { recordIn } from '#content/known.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit, wasAudited } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { countUse } from '#store/desk/reply-templates.ts';
import { changeLead } from '#store/leads/inbox.ts';
import { findLead, type Lead } from '#store/leads/leads.ts';
import { mergedWith } from '#store/leads/merged.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { findSameMail, isQueued, takeBackMail } from '#store/mail/take-back.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { plainly, replySubject } from '#api/mail/lead-texts.ts';
import { MailPayload } from '#api/mail/mail-payload.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import type { InboxParts } from './inbox.ts';

/** Unless the settings say otherwise. */
const HOLD_SECONDS = 10;
const TAKEN_BACK = 'lead-answer-taken-back';

export type Reply = { subject: string; text: string; template?: number | undefined };
/** `until` says how long it waits at least; `seconds` is that as the settings say it. */
export type QueuedReply = { mail: number; until: string; seconds: number };

const Before = z.object({ id: z.number(), status: z.string(), answered_at: z.string().nullable(), owner: z.number().nullable() });
const Undo = z.object({ leads: z.array(Before), at: z.string(), template: z.number().optional() });

/** Answers of the staff: queued like every mail, and held for as long as they can be taken back. */
export function openReplies({ database, settings, clock, onNewMail }: InboxParts, find: (id: number) => Promise<Lead>) {
  const { kysely } = database;

  function payloadOf(lead: Lead, { subject, text }: Reply): MailPayload {
    const { language, reference } = lead;
    return {
      to: lead.email,
      language,
      subject: oneLine(subject) || plainly(replySubject({ ...lead, fields: recordIn(lead.fields) }, language)),
      paragraphs: text.trim().split(/\n{2,}/),
      closing: [`${mailTexts(language)('mail.reference')}: ${reference}`],
      isPersonal: true,
      tells: 'lead.answered',
    };
  }

  return {
    /** Whoever answers first looks after it from then on; messages put together with it are answered by the same mail. */
    async reply(id: number, reply: Reply, actor: number | null): Promise<QueuedReply> {
      const lead = await find(id);
      if (reply.text.trim() === '') throw invalid({ text: 'required' });
      if (!isSimpleAddress(lead.email)) throw invalid({ email: 'required' });
      const seconds = (await settings.read(settingsGroups.mail, 'en')).reply_hold_seconds ?? HOLD_SECONDS;
      const now = clock();
      const at = now.toISOString();
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      const payload = payloadOf(lead, reply);
      const queued = await kysely.transaction().execute(async (tx) => {
        const leads = [lead, ...(await mergedWith(tx, id))];
        const before = leads.map((one) => ({ id: one.id, status: one.status, answered_at: one.answered_at, owner: one.owner }));
        const undo: z.input<typeof Undo> = { leads: before, at, template: reply.template };
        for (const one of leads)
          await changeLead(tx, one.id, { status: 'answered', answered_at: one.answered_at ?? at, owner: one.owner ?? actor }, now);
        // Who comes second has waited for the first until here.
        const same = await findSameMail(tx, { leadId: id, payload, since: sameSince(now) });
        if (same) return same;
        const { template } = reply;
        if (template !== undefined && !(await countUse(tx, template, 1))) throw invalid({ template: 'not-a-choice' });
        await recordAudit(tx, { at, actor, action: 'lead-answered', subject: `leads/${id}` });
        return { id: await queueMail(tx, { kind: 'letter', leadId: id, payload, runAt: until, undo }, now), run_at: until };
      });
      onNewMail();
      return { mail: queued.id, until: queued.run_at, seconds };
    },

    /** Only while no worker has had it; the message stands then as before, unless somebody has changed it since. */
    async takeBack(id: number, mail: number, actor: number | null): Promise<{ subject: string; text: string }> {
      await find(id);
      const now = clock();
      return kysely.transaction().execute(async (tx) => {
        const taken = await takeBackMail(tx, { id: mail, leadId: id });
        if (!taken) throw await whyNot(tx, id, mail);
        const { leads, at, template } = Undo.parse(JSON.parse(taken.undo));
        for (const before of leads) await restore(tx, before, at, now);
        if (template !== undefined) await countUse(tx, template, -1);
        await recordAudit(tx, { at: now.toISOString(), actor, action: TAKEN_BACK, subject: `leads/${id}` });
        const { subject, paragraphs } = MailPayload.parse(JSON.parse(taken.payload));
        return { subject, text: paragraphs.join('\n\n') };
      });
    },
  };
}

async function whyNot(tx: Kysely<Schema>, lead: number, mail: number): Promise<AppError> {
  if (await isQueued(tx, { id: mail, leadId: lead })) return new AppError('conflict', { reason: 'mail-gone' });
  const wasTaken = await wasAudited(tx, { action: TAKEN_BACK, subject: `leads/${lead}` }, '');
  return wasTaken ? new AppError('conflict', { reason: 'mail-taken-back' }) : notFound();
}

async function restore(tx: Kysely<Schema>, { id, ...before }: z.output<typeof Before>, at: string, now: Date): Promise<void> {
  const lead = await findLead(tx, id);
  if (lead?.updated_at === at) await changeLead(tx, id, before, now);
}
