import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { NOT_FOR_PEOPLE } from '#store/leads/inbox.ts';
import type { Lead } from '#store/leads/leads.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueMail } from './outbox.ts';

const HOUR_MS = 60 * 60_000;

/** The time in which nobody was told of single messages. */
export type Untold = { language: string; since: string; until: string };

/** A flood of messages must not become a flood of mail: beyond so many in an hour, one digest at its end counts the rest. */
export async function queueNotice(
  tx: Kysely<Schema>,
  { id, kind, language }: Pick<Lead, 'id' | 'kind' | 'language'>,
  mostPerHour: number,
  now: Date,
): Promise<void> {
  const isCounted = !NOT_FOR_PEOPLE.includes(kind);
  const { allowed, retryAfterSeconds } = isCounted
    ? await takeFromLimit(tx, 'notices', { max: mostPerHour, windowMs: HOUR_MS }, now)
    : { allowed: true, retryAfterSeconds: 0 };
  if (allowed) {
    await queueMail(tx, { kind: 'notice', leadId: id }, now);
    return;
  }
  const windowMs = retryAfterSeconds * 1000;
  const isFirst = (await takeFromLimit(tx, 'digest', { max: 1, windowMs }, now)).allowed;
  if (!isFirst) return;
  const until = new Date(now.getTime() + windowMs).toISOString();
  await queueMail(tx, { kind: 'digest', payload: { language, since: now.toISOString(), until } satisfies Untold, runAt: until }, now);
}

export async function countUntold(db: Kysely<Schema>, { since, until }: Pick<Untold, 'since' | 'until'>): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', '!=', 'spam')
    .where('kind', 'not in', NOT_FOR_PEOPLE)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').whereRef('outbox.lead_id', '=', 'leads.id').where('outbox.kind', '=', 'notice'))),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
