import { randomUUID } from 'node:crypto';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';

const SAME_WITHIN_MS = 60_000;

export type NewLead = {
  reference: string;
  kind: string;
  country: string;
  language: string;
  subject: string;
  message: string;
  fields: Readonly<Record<string, unknown>>;
  page: string;
  /** Equal for equal submissions, so that a double click is one lead. */
  fingerprint: string;
  addressHash: string;
};

/** The lead and its mail are stored in one step; an identical one within a minute answers with the first one's reference. */
export function storeLead({ kysely }: Database, lead: NewLead, now: Date): Promise<{ reference: string; isNew: boolean }> {
  const at = now.toISOString();
  return kysely.transaction().execute(async (tx) => {
    const { allowed } = await takeFromLimit(tx, `lead:${lead.fingerprint}`, { max: 1, windowMs: SAME_WITHIN_MS }, now);
    if (!allowed) {
      const first = await tx
        .selectFrom('leads')
        .select('reference')
        .where('fingerprint', '=', lead.fingerprint)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (first) return { reference: first.reference, isNew: false };
    }
    const { reference, kind, country, language, subject, message, page, fingerprint, addressHash } = lead;
    const { id } = await tx
      .insertInto('leads')
      .values({
        reference,
        kind,
        status: 'new',
        country,
        language,
        subject,
        message,
        fields: JSON.stringify(lead.fields),
        page,
        fingerprint,
        address_hash: addressHash,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('outbox')
      .values({
        lead_id: id,
        kind: 'lead',
        payload: '{}',
        attempts: 0,
        run_at: at,
        done_at: null,
        last_error: '',
        message_id: randomUUID(),
        created_at: at,
      })
      .execute();
    return { reference, isNew: true };
  });
}
