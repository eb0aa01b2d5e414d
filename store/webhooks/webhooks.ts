import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Webhook = Selectable<Schema['webhooks']>;
export type Delivery = Selectable<Schema['webhook_deliveries']>;
export type DueDelivery = Delivery & Pick<Webhook, 'url' | 'secret'>;
export type DeliveryCounts = { waiting: number; dead: number };

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('id').execute();
}

export async function findWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertWebhook(db: Db, webhook: Insertable<Schema['webhooks']>): Promise<number> {
  const { id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
  return db.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function listDeliveries(db: Db, webhookId: number, limit: number): Promise<Delivery[]> {
  return db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId).orderBy('id', 'desc').limit(limit).execute();
}

/** Queues a delivery again with all its tries, and says whose it is. */
export async function redeliver(db: Db, id: number, now: string): Promise<{ webhook_id: number } | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ done_at: null, dead_at: null, attempts: 0, run_at: now, lease: null, leased_until: null })
    .where('id', '=', id)
    .returning('webhook_id')
    .executeTakeFirst();
}

export async function updateWebhook(db: Db, id: number, values: Partial<Omit<Webhook, 'id'>>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('webhooks').set(values).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The first failure is remembered until something is taken. */
export async function noteFailure(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('webhooks').set({ failing_since: now }).where('id', '=', id).where('failing_since', 'is', null).execute();
}

/** The receiver takes deliveries again: those that wait for a later try are due now. True if it had failed before. */
export async function noteTaken(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('webhook_deliveries')
    .set({ run_at: now })
    .where('webhook_id', '=', id)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('lease', 'is', null)
    .execute();
  return true;
}

/** Webhooks that have taken nothing since then. */
export async function listFailing(db: Db, since: string): Promise<Pick<Webhook, 'id' | 'name'>[]> {
  return db.selectFrom('webhooks').select(['id', 'name']).where('failing_since', '<=', since).where('paused_at', 'is', null).execute();
}

export async function redeliverDead(db: Db, webhookId: number, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ dead_at: null, attempts: 0, run_at: now })
    .where('webhook_id', '=', webhookId)
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countDeliveries(db: Db, webhookId: number): Promise<DeliveryCounts> {
  const counts = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => [fn.countAll<number>().as('open'), fn.count<number>('dead_at').as('dead')])
    .where('webhook_id', '=', webhookId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(counts.open) - Number(counts.dead), dead: Number(counts.dead) };
}

export async function lastTried(db: Db, webhookId: number): Promise<Delivery | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('done_at', 'is not', null)]))
    .orderBy((eb) => eb.fn.coalesce('done_at', 'dead_at', 'run_at'), 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function forgetOldDeliveries(db: Db, before: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
