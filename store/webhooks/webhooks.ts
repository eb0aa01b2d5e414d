import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Webhook = Selectable<Schema['webhooks']>;
export type Delivery = Selectable<Schema['webhook_deliveries']>;
export type DueDelivery = Delivery & Pick<Webhook, 'url' | 'secret'>;

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

/** Once more and from the beginning; false if there is none. */
export async function redeliver(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ done_at: null, dead_at: null, attempts: 0, run_at: now, lease: null, leased_until: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function forgetOldDeliveries(db: Db, before: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
