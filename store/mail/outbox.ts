import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { MailKind, Schema } from '#store/database/schema.ts';

export type QueuedMail = Selectable<Schema['outbox']>;

/** Why a mail to a visitor was held back: its receiver had one today, or visitors got enough of them for now. */
export const HELD_REASONS = ['one-a-day', 'visitor-cap'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export function isHeld({ dead_at, last_error }: Pick<QueuedMail, 'dead_at' | 'last_error'>): boolean {
  return dead_at !== null && HELD_REASONS.some((reason) => reason === last_error);
}

export type NewMail = {
  kind: MailKind;
  leadId?: number | null;
  offerId?: number | null;
  payload?: Readonly<Record<string, unknown>>;
  attempts?: number;
  /** At once, if nothing is said. */
  runAt?: string;
  /** Not to be sent unless a person says so. */
  held?: HeldReason | undefined;
  /** Completes the link of a letter; forgotten as soon as it is sent. */
  secret?: string;
  /** How everything stood before it, for a letter that can be taken back. */
  undo?: Readonly<Record<string, unknown>>;
};

/** Call it inside the transaction that stores the reason for the mail: then neither exists without the other. */
export async function queueMail(
  db: Kysely<Schema>,
  { kind, leadId = null, offerId = null, payload = {}, attempts = 0, runAt, held, secret = '', undo }: NewMail,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('outbox')
    .values({
      lead_id: leadId,
      offer_id: offerId,
      kind,
      payload: JSON.stringify(payload),
      attempts,
      run_at: runAt ?? at,
      done_at: null,
      last_error: held ?? '',
      dead_at: held ? at : null,
      message_id: randomUUID(),
      created_at: at,
      secret,
      ...(undo && { undo: JSON.stringify(undo) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
