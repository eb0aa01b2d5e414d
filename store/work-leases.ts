import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database/open.ts';
import type { Schema } from './database/schema.ts';

/** Whoever holds it may work; it ends by itself where its server dies. */
export type WorkLease = { giveBack: () => Promise<void> };

const ALONE: WorkLease = { giveBack: () => Promise.resolve() };

/** For work that must be done once over all servers. Nothing while another has it; with SQLite there is no other. */
export async function takeLease(
  { kysely, engine }: Database,
  work: string,
  { now = new Date(), forMs }: { now?: Date; forMs: number },
): Promise<WorkLease | undefined> {
  if (engine === 'sqlite') return ALONE;
  const mine = { holder: randomUUID(), held_until: new Date(now.getTime() + forMs).toISOString() };
  const taken = await kysely
    .insertInto('work_leases')
    .values({ work, ...mine })
    .onConflict((conflict) => conflict.column('work').doUpdateSet(mine).where('work_leases.held_until', '<=', now.toISOString()))
    .returning('work')
    .executeTakeFirst();
  if (!taken) return undefined;
  return {
    giveBack: async () => {
      await kysely.deleteFrom('work_leases').where('work', '=', work).where('holder', '=', mine.holder).execute();
    },
  };
}

/** Leases of servers that died. */
export async function forgetOldLeases(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('work_leases').where('held_until', '<', now.toISOString()).execute();
}
