import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export type QueuedMail = Selectable<Schema['outbox']>;

/** `notice` to the staff and `thanks` to the visitor are written from the lead when they are sent; `digest` counts what had no notice; the others bring their words. */
export type MailKind = 'notice' | 'digest' | 'thanks' | 'letter' | 'meeting';

export type NewMail = {
  kind: MailKind;
  leadId?: number | null;
  payload?: Readonly<Record<string, unknown>>;
  attempts?: number;
  /** At once, if nothing is said. */
  runAt?: string;
};

/** Call it inside the transaction that stores the reason for the mail: then neither exists without the other. */
export async function queueMail(
  db: Kysely<Schema>,
  { kind, leadId = null, payload = {}, attempts = 0, runAt }: NewMail,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      lead_id: leadId,
      kind,
      payload: JSON.stringify(payload),
      attempts,
      run_at: runAt ?? at,
      done_at: null,
      last_error: '',
      message_id: randomUUID(),
      created_at: at,
    })
    .execute();
}
