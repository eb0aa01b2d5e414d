import { sql } from 'kysely';
import { claimDue, type Claim } from '#store/leases.ts';
import type { Database } from '#store/database/open.ts';
import type { Delivery, DueDelivery } from './webhooks.ts';

export async function receiversDue({ kysely }: Database, now: Date): Promise<number[]> {
  const rows = await kysely
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select('webhook_id')
    .distinct()
    .where('webhooks.paused_at', 'is', null)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<=', now.toISOString())
    .execute();
  return rows.map(({ webhook_id: id }) => id);
}

/** The next delivery of one receiver. */
export async function claimDelivery(
  database: Database,
  webhookId: number,
  claim: Pick<Claim, 'lease' | 'now' | 'leaseMs'>,
): Promise<DueDelivery | undefined> {
  const among = sql<boolean>`webhook_id = ${webhookId}`;
  const [id] = await claimDue(database, 'webhook_deliveries', { ...claim, atMost: 1, among });
  if (id === undefined) return undefined;
  return database.kysely
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries')
    .select(['webhooks.url', 'webhooks.secret'])
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
}

type Outcome = Partial<Pick<Delivery, 'done_at' | 'dead_at' | 'run_at' | 'status' | 'answer' | 'attempts'>>;

/** Only for whoever still holds the lease. */
export async function endDelivery({ kysely }: Database, { id, lease }: Delivery, outcome: Outcome): Promise<void> {
  await kysely
    .updateTable('webhook_deliveries')
    .set({ ...outcome, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}
