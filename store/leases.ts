import type { Expression, SqlBool } from 'kysely';
import type { Database } from './database/open.ts';

/** Tables whose rows wait for a worker: mails, and calls to other programs. */
export type Queue = 'outbox' | 'webhook_deliveries';

export type Claim = { lease: string; now: Date; leaseMs: number; atMost: number; among?: Expression<SqlBool> };

/** Takes what is due and nobody holds, longest waiting first. Two workers never get the same row while its lease lasts. */
export async function claimDue({ kysely, engine }: Database, queue: Queue, claim: Claim): Promise<number[]> {
  const { lease, now, leaseMs, atMost, among } = claim;
  const at = now.toISOString();
  const claimed = await kysely
    .updateTable(queue)
    .set((eb) => ({ lease, leased_until: new Date(now.getTime() + leaseMs).toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(queue)
        .select('id')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('run_at', '<=', at)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at)]))
        .$call((query) => (among === undefined ? query : query.where(among)))
        .orderBy('run_at')
        .orderBy('id')
        .limit(atMost)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}

/** With SQLite one process owns the database: leases found at its start belong to one that has died. */
export async function forgetLeases({ kysely, engine }: Database, queue: Queue): Promise<void> {
  if (engine === 'sqlite')
    await kysely.updateTable(queue).set({ lease: null, leased_until: null }).where('lease', 'is not', null).execute();
}
