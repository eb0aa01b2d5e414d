import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { SubjectOf, WebhookEvent } from './events.ts';

/** Inside the transaction in which it happens, so that nobody is told of what did not. `subject` says where to read it. */
export async function queueEvent<Event extends WebhookEvent>(
  tx: Kysely<Schema>,
  event: Event,
  subject: SubjectOf<Event>,
  now: string,
): Promise<void> {
  const webhooks = await tx.selectFrom('webhooks').select(['id', 'events']).execute();
  for (const { id, events } of webhooks) if (isAmong(events, event)) await queueDelivery(tx, { webhookId: id, event, subject, now });
}

function isAmong(events: string, event: WebhookEvent): boolean {
  const wanted: unknown = JSON.parse(events);
  return Array.isArray(wanted) && wanted.includes(event);
}

type NewDelivery = { webhookId: number; event: string; subject: string; now: string };

async function queueDelivery(tx: Kysely<Schema>, { webhookId, event, subject, now }: NewDelivery): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event, subject, delivery: randomUUID(), run_at: now, created_at: now })
    .execute();
}
