import type { Kysely } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import type { QueuedMail } from '#store/mail/outbox.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';

/** Other programs hear of an answer and of an offer once a mail server has taken the letter: until then it may never go out. */
export async function tellSent(
  tx: Kysely<Schema>,
  { payload, lead_id: lead, offer_id: offer }: Pick<QueuedMail, 'payload' | 'lead_id' | 'offer_id'>,
  at: string,
): Promise<void> {
  const { tells } = recordIn(payload);
  if (tells === 'lead.answered' && lead !== null) await queueEvent(tx, tells, `leads/${lead}`, at);
  if (tells === 'offer.sent' && offer !== null) await queueEvent(tx, tells, `offers/${offer}`, at);
}
