import type { Kysely } from 'kysely';
import type { MailKind, Schema } from '#store/database/schema.ts';
import { HELD_REASONS, type QueuedMail } from './outbox.ts';

export type QueueCounts = { queued: number; dead: number; held: number; sent: number; oldest: string | null; lastSentAt: string | null };

/** Hourly tests are not counted: they say nothing about what waits for people. */
export async function countMail(db: Kysely<Schema>): Promise<QueueCounts> {
  const row = await db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .where((eb) => eb.or([eb('leads.kind', 'is', null), eb('leads.kind', '!=', 'self-test')]))
    .select(({ fn, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('done_at', 'is', null), eb('dead_at', 'is', null)]))
        .as('queued'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('done_at', 'is', null), eb('dead_at', 'is not', null), eb('last_error', 'not in', HELD_REASONS)]))
        .as('dead'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('done_at', 'is', null), eb('dead_at', 'is not', null), eb('last_error', 'in', HELD_REASONS)]))
        .as('held'),
      fn.countAll<number>().filterWhere('done_at', 'is not', null).as('sent'),
      fn
        .min<string | null>('outbox.created_at')
        .filterWhere(eb.and([eb('done_at', 'is', null), eb('dead_at', 'is', null)]))
        .as('oldest'),
      fn.max<string | null>('done_at').as('lastSentAt'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

export type UnsentState = 'queued' | 'dead' | 'held';
export type MailOfLead = QueuedMail & { reference: string | null; subject: string | null };

export async function listUnsent(db: Kysely<Schema>, state: UnsentState, limit: number): Promise<MailOfLead[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .selectAll('outbox')
    .select(['leads.reference', 'leads.subject'])
    .where('outbox.done_at', 'is', null)
    .where('outbox.dead_at', state === 'queued' ? 'is' : 'is not', null)
    .$if(state !== 'queued', (query) => query.where('outbox.last_error', state === 'held' ? 'in' : 'not in', HELD_REASONS))
    .where((eb) => eb.or([eb('leads.kind', 'is', null), eb('leads.kind', '!=', 'self-test')]))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute();
}

export async function mailOfLead(db: Kysely<Schema>, leadId: number): Promise<QueuedMail[]> {
  return db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();
}

/** Newest first. */
export async function mailOfOffer(db: Kysely<Schema>, offerId: number): Promise<QueuedMail[]> {
  return db.selectFrom('outbox').selectAll().where('offer_id', '=', offerId).orderBy('id', 'desc').execute();
}

const TO_CUSTOMERS: readonly MailKind[] = ['letter', 'meeting'];

/** To a customer, tried, and not gone out. */
export function isUnsent({ kind, done_at, last_error }: Pick<QueuedMail, 'kind' | 'done_at' | 'last_error'>): boolean {
  return TO_CUSTOMERS.includes(kind) && done_at === null && last_error !== '';
}

/** Of these messages or offers: those with a letter to their sender that was tried and has not gone out. */
export async function withUnsentMails(db: Kysely<Schema>, of: 'lead_id' | 'offer_id', ids: readonly number[]): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .select(`${of} as id`)
    .where(of, 'in', ids)
    .where('kind', 'in', TO_CUSTOMERS)
    .where('done_at', 'is', null)
    .where('last_error', '!=', '')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What completes the links of letters that were tried and have not gone out. */
export async function unsentSecrets(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('secret')
    .where('secret', '!=', '')
    .where('done_at', 'is', null)
    .where('last_error', '!=', '')
    .execute();
  return rows.map(({ secret }) => secret);
}

/** Due now, with all its tries before it. False when it has gone out already. */
export async function sendAgain(db: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, last_error: '', run_at: now.toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Mails that only lacked a setting; the worker names what was missing. */
export async function retryWaiting(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ run_at: now.toISOString() })
    .where('done_at', 'is', null)
    .where('last_error', 'in', ['no-sender', 'no-recipient'])
    .execute();
}

/** Deletes mails before they are sent; one that is on its way is not touched. */
export async function dropUnsent(db: Kysely<Schema>, leadId: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('done_at', 'is', null)
    .where('lease', 'is', null)
    .where('kind', 'in', ['notice', 'thanks'])
    .execute();
}
