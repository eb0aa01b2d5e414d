import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { webhookEventsIn, type WebhookEvent } from '#content/webhook-events.ts';
import type { Schema } from '#store/database/schema.ts';

/**
 * Call it inside the transaction in which it happens: then nobody is told of what did not, and nobody is forgotten.
 * `subject` says where to read what is told: `leads/12`, `comment/3`, `products/15`.
 */
export async function queueEvent(tx: Kysely<Schema>, event: WebhookEvent, subject: string, now: string): Promise<void> {
  const webhooks = await tx.selectFrom('webhooks').select(['id', 'events']).execute();
  const wanted = webhooks.filter(({ events }) => webhookEventsIn(events).includes(event));
  for (const { id } of wanted) await queueDelivery(tx, { webhookId: id, event, subject, now });
}

type NewDelivery = { webhookId: number; event: string; subject: string; now: string };

async function queueDelivery(tx: Kysely<Schema>, { webhookId, event, subject, now }: NewDelivery): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event, subject, delivery: randomUUID(), run_at: now, created_at: now })
    .execute();
}
