import { recordAudit } from '#store/accounts/audit.ts';
import { findLead, lockLead, type Lead } from '#store/leads/leads.ts';
import { fromSamePerson, mergedWith, mergeInto, separateFrom } from '#store/leads/merged.ts';
import { AppError, invalid } from '#api/errors.ts';
import { leadSummary } from '#api/mail/lead-texts.ts';
import { recordIn } from '#content/known.ts';
import type { Language } from '#i18n/translate.ts';
import type { InboxParts } from './inbox.ts';

/** Messages of one person become one piece of work, and can be parted again. Nothing of any of them is changed. */
export function openMerging({ database: { kysely, engine }, clock }: InboxParts, find: (id: number) => Promise<Lead>) {
  async function note(tx: typeof kysely, action: string, id: number, ids: readonly number[], actor: number | null): Promise<void> {
    const details = { others: ids.map((other) => `#${other}`).join(' ') };
    await recordAudit(tx, { at: clock().toISOString(), actor, action, subject: `leads/${id}`, details });
  }

  /** In one order, so that two who merge at the same time wait for each other once. */
  async function lockAll(tx: typeof kysely, ids: readonly number[]): Promise<Map<number, Lead | undefined>> {
    const locked = new Map<number, Lead | undefined>();
    for (const id of new Set(ids.toSorted((one, other) => one - other))) locked.set(id, await lockLead(tx, { engine }, id));
    return locked;
  }

  return {
    /** What else the same person sent, and what of it is worked on together with this. */
    async samePerson(id: number, reader: Language) {
      const lead = await find(id);
      const [others, merged] = await Promise.all([fromSamePerson(kysely, lead), mergedWith(kysely, id)]);
      const free = others.filter((one) => one.id !== lead.merged_into && one.merged_into === null);
      const into = lead.merged_into === null ? undefined : await findLead(kysely, lead.merged_into);
      const glances = (leads: readonly Lead[]) => leads.map((one) => glance(one, reader));
      return { others: glances(free), merged: glances(merged), into: into ? glance(into, reader) : null };
    },
    /** Only messages with the same address or number: two people must not read each other's answers. False where they are together already. */
    async merge(id: number, ids: readonly number[], actor: number | null): Promise<boolean> {
      const lead = await find(id);
      // Somebody else was quicker.
      if (lead.merged_into !== null) throw new AppError('conflict', { reason: 'lead-merged' });
      const same = new Set((await fromSamePerson(kysely, lead)).map((one) => one.id));
      if (!ids.every((one) => same.has(one))) throw invalid({ others: 'other-person' });
      return kysely.transaction().execute(async (tx) => {
        const locked = await lockAll(tx, [id, ...ids]);
        const known = new Set((await mergedWith(tx, id)).map((one) => one.id));
        const added = ids.filter((one) => !known.has(one));
        if (added.length === 0) return false;
        const isFree = locked.get(id)?.merged_into === null && (await mergeInto(tx, added, id, clock()));
        if (!isFree) throw new AppError('conflict', { reason: 'lead-merged' });
        await note(tx, 'lead-merged', id, added, actor);
        return true;
      });
    },
    async separate(id: number, ids: readonly number[], actor: number | null): Promise<boolean> {
      await find(id);
      const others = await Promise.all(ids.map(find));
      if (others.some(({ merged_into: into }) => into !== null && into !== id)) throw new AppError('conflict', { reason: 'lead-merged' });
      return kysely.transaction().execute(async (tx) => {
        await lockAll(tx, [id]);
        const together = new Set((await mergedWith(tx, id)).map((one) => one.id));
        const parted = ids.filter((one) => together.has(one));
        if (parted.length === 0) return false;
        await separateFrom(tx, id, parted, clock());
        await note(tx, 'lead-separated', id, parted, actor);
        return true;
      });
    },
  };
}

/** A short form for the lists beside a message. */
function glance(lead: Lead, reader: Language) {
  const { id, reference, kind, status, created_at } = lead;
  return { id, reference, kind, status, created_at, summary: leadSummary({ ...lead, fields: recordIn(lead.fields) }, reader) };
}
