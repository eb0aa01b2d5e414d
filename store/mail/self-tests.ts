import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const KIND = 'self-test';

export type LastSelfTest = { startedAt: string; arrivedAt: string | null; deadAt: string | null; lastError: string };

export async function findLastSelfTest(db: Kysely<Schema>): Promise<LastSelfTest | undefined> {
  return db
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
    .where('leads.kind', '=', KIND)
    .orderBy('leads.id', 'desc')
    .select(['leads.created_at as startedAt', 'outbox.done_at as arrivedAt', 'outbox.dead_at as deadAt', 'outbox.last_error as lastError'])
    .executeTakeFirst();
}

/** Their mails go with them: yesterday's tests must not be sent when the mail server comes back. */
export async function forgetSelfTests(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('leads').where('kind', '=', KIND).execute();
}
