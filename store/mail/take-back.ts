import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { QueuedMail } from './outbox.ts';

type WaitingMail = Pick<QueuedMail, 'kind' | 'attempts' | 'lease' | 'done_at' | 'dead_at' | 'undo'>;

/** Only a mail that no worker has ever held: one that was tried may have arrived, whatever the mail server said. */
export function canBeTakenBack({ kind, attempts, lease, done_at, dead_at, undo }: WaitingMail): boolean {
  return kind === 'letter' && undo !== '' && attempts === 0 && lease === null && done_at === null && dead_at === null;
}

/** The same letter to the same person, queued since then. */
export function findSameMail(
  tx: Kysely<Schema>,
  { leadId, payload, since }: { leadId: number; payload: Readonly<Record<string, unknown>>; since: string },
): Promise<Pick<QueuedMail, 'id' | 'run_at'> | undefined> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'run_at'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'letter')
    .where('payload', '=', JSON.stringify(payload))
    .where('created_at', '>=', since)
    .executeTakeFirst();
}

/** Takes an answer out of the queue in one step, so that a worker either has it or never will; nothing when one has. */
export function takeBackMail(
  tx: Kysely<Schema>,
  { id, leadId }: { id: number; leadId: number },
): Promise<Pick<QueuedMail, 'payload' | 'undo'> | undefined> {
  return tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'letter')
    .where('undo', '!=', '')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .returning(['payload', 'undo'])
    .executeTakeFirst();
}

/** Whether it is waiting, on its way or sent; one that was taken back is none of these. */
export async function isQueued(tx: Kysely<Schema>, { id, leadId }: { id: number; leadId: number }): Promise<boolean> {
  const mail = tx.selectFrom('outbox').select('id').where('id', '=', id).where('lead_id', '=', leadId);
  return (await mail.executeTakeFirst()) !== undefined;
}
