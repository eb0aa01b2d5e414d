import { claimDue, type Claim } from '#store/leases.ts';
import type { Database } from '#store/database/open.ts';
import type { QueuedMail } from './outbox.ts';

export async function claimDueMail(database: Database, claim: Claim): Promise<QueuedMail[]> {
  const ids = await claimDue(database, 'outbox', claim);
  if (ids.length === 0) return [];
  return database.kysely.selectFrom('outbox').selectAll().where('id', 'in', ids).orderBy('run_at').orderBy('id').execute();
}

type Outcome = Partial<Pick<QueuedMail, 'done_at' | 'dead_at' | 'run_at' | 'last_error' | 'attempts' | 'secret'>>;

/** Only for whoever still holds the lease: a late worker must not undo what another has done since. */
export async function endLease({ kysely }: Pick<Database, 'kysely'>, { id, lease }: QueuedMail, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('outbox')
    .set({ ...outcome, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
