import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { readEvent } from '#store/webhooks/events.ts';
import type { Delivery } from '#store/webhooks/webhooks.ts';

type Head = Pick<Delivery, 'event' | 'delivery' | 'created_at'>;

/** What is told, written at the moment it is sent; undefined when what it was about has gone since. */
export async function composeEvent(db: Kysely<Schema>, row: Head & Pick<Delivery, 'subject'>): Promise<string | undefined> {
  const data = await readEvent(db, row.event, row.subject);
  return data && bodyOf(row, data);
}

export function bodyOf({ event, delivery, created_at: at }: Head, data: object): string {
  return JSON.stringify({ id: delivery, event, at, data });
}
