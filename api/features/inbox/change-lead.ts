import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { changeLead } from '#store/leads/inbox.ts';
import { lockLead, type Lead, type LeadStatus } from '#store/leads/leads.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { dropUnsent, mailOfLead } from '#store/mail/read-outbox.ts';
import { invalid } from '#api/errors.ts';
import { staffWho } from '#api/kernel/staff-who.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { InboxParts } from './inbox.ts';

export type LeadChange = { status?: LeadStatus | undefined; owner?: number | null | undefined };
type OneOfMany = LeadChange & { id: number; from?: LeadChange | undefined };

/** What the staff do with leads. Each is one transaction and leaves a line in the log. */
export function openChanges({ database: { kysely, engine }, settings, clock, onNewMail }: InboxParts, find: (id: number) => Promise<Lead>) {
  async function apply(tx: Kysely<Schema>, lead: Lead, { status, owner }: LeadChange, actor: number | null, isThanked: boolean) {
    // Pressed twice: nothing happens a second time, in the log neither.
    if ((status ?? lead.status) === lead.status && (owner === undefined || owner === lead.owner)) return;
    const now = clock();
    const at = now.toISOString();
    const { id } = lead;
    const answered = status === 'answered' && lead.answered_at === null ? { answered_at: at } : {};
    await changeLead(tx, id, { ...(status && { status }), ...(owner !== undefined && { owner }), ...answered }, now);
    if (status === 'spam') await dropUnsent(tx, id);
    // Held back until a person looked: now it goes the way of every other.
    if (status && status !== 'spam' && lead.status === 'spam' && (await mailOfLead(tx, id)).length === 0) {
      const thanks = isThanked && isSimpleAddress(lead.email) ? (['thanks'] as const) : [];
      for (const kind of ['notice', ...thanks] as const) await queueMail(tx, { kind, leadId: id }, now);
    }
    const details = { ...(status && { status }), ...(owner !== undefined && { owner: owner ?? 0 }) };
    await recordAudit(tx, { at, actor, action: 'lead-changed', subject: `leads/${id}`, details });
    if (status && status !== lead.status) await queueEvent(tx, 'lead.changed', `leads/${id}`, at);
    if (owner !== undefined && owner !== lead.owner) await queueEvent(tx, 'lead.assigned', `leads/${id}`, at);
  }

  /** All or nothing; answers how many were left because somebody changed or removed them since. */
  async function changeMany(changes: readonly OneOfMany[], actor: number | null): Promise<number> {
    const staff = await staffWho({ kysely }, 'leads.read');
    if (changes.some(({ owner }) => owner && !staff.has(owner))) throw invalid({ owner: 'not-a-choice' });
    const isThanked = (await settings.read(settingsGroups.mail, 'en')).thank_you === 1;
    for (const { id, from } of changes) if (!from) await find(id);
    let left = 0;
    await kysely.transaction().execute(async (tx) => {
      // In one order, so that two that change the same messages wait for each other only once.
      for (const { id, from, ...change } of changes.toSorted((a, b) => a.id - b.id)) {
        const lead = await lockLead(tx, { engine }, id);
        if (lead && stands(lead, from)) await apply(tx, lead, change, actor, isThanked);
        else left += 1;
      }
    });
    onNewMail();
    return left;
  }

  return {
    changeMany,
    async change(id: number, change: LeadChange, actor: number | null): Promise<void> {
      await changeMany([{ id, ...change }], actor);
    },

    /** On that day it stands in the overview and among the reminders of the inbox; null takes the reminder away. */
    async remind(id: number, day: string | null, actor: number | null): Promise<void> {
      const lead = await find(id);
      const now = clock();
      if (lead.remind_on === day && (day === null || lead.remind_by === actor)) return;
      if (day !== null && day < localTimeIn(COUNTRIES.sa.timeZone, now).day) throw invalid({ day: 'passed' });
      await kysely.transaction().execute(async (tx) => {
        await changeLead(tx, id, { remind_on: day, remind_by: day === null ? null : actor }, now);
        const action = day === null ? 'lead-reminder-removed' : 'lead-reminder-set';
        await recordAudit(tx, { at: now.toISOString(), actor, action, subject: `leads/${id}`, details: day === null ? {} : { day } });
      });
    },
  };
}

function stands(lead: Lead, { status, owner }: LeadChange = {}): boolean {
  return lead.kind !== 'self-test' && (status ?? lead.status) === lead.status && (owner === undefined || owner === lead.owner);
}
