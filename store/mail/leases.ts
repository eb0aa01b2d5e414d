import type { Database } from '#store/database/open.ts';
import type { QueuedMail } from './outbox.ts';

export type Claim = { lease: string; now: Date; leaseMs: number; atMost: number };

/** Takes what is due and nobody holds. Two workers never get the same mail while its lease lasts. */
export async function claimDueMail({ kysely, engine }: Database, { lease, now, leaseMs, atMost }: Claim): Promise<QueuedMail[]> {
  const at = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
  return kysely
    .updateTable('outbox')
    .set((eb) => ({ lease, leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('run_at', '<=', at)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(atMost)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}

type Outcome = Partial<Pick<QueuedMail, 'done_at' | 'dead_at' | 'run_at' | 'last_error' | 'attempts'>>;

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

/** With SQLite one process owns the database: leases found at its start belong to one that has died. */
export async function forgetLeases({ kysely, engine }: Database): Promise<void> {
  if (engine === 'sqlite')
    await kysely.updateTable('outbox').set({ lease: null, leased_until: null }).where('lease', 'is not', null).execute();
}
