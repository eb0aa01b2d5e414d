import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Queue } from '#store/leases.ts';

export type QueueLength = {
  waiting: number;
  /** Given up after the last try. */
  dead: number;
  /** Since when the one that has been due for longest is due. */
  oldest: string | undefined;
};

export async function measureQueue(db: Kysely<Schema>, queue: Queue, now: Date): Promise<QueueLength> {
  const open = db.selectFrom(queue).where('done_at', 'is', null);
  const [waiting, dead] = await Promise.all([
    open
      .where('dead_at', 'is', null)
      .where('run_at', '<=', now.toISOString())
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('run_at').as('oldest')])
      .executeTakeFirst(),
    open
      .where('dead_at', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
  ]);
  return { waiting: Number(waiting?.count ?? 0), dead: Number(dead?.count ?? 0), oldest: waiting?.oldest ?? undefined };
}
