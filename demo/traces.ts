import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod';
import type { Schema } from '#store/database/schema.ts';

const LOADED = 'demo_loaded';
const TRACES = 'demo_traces';

/** What the demo brought along besides its records, so that removing it takes no more and no less. */
const Traces = z.object({
  files: z.array(z.string()),
  comments: z.array(z.number()),
  posts: z.array(z.number()),
  postComments: z.array(z.number()),
  offers: z.array(z.number()).default([]),
  templates: z.array(z.number()).default([]),
  views: z.array(z.number()).default([]),
  drafts: z.array(z.object({ collection: z.string(), id: z.number() })).default([]),
  releases: z.array(z.number()).default([]),
});
export type Traces = z.output<typeof Traces>;

const NO_TRACES: Traces = {
  files: [],
  comments: [],
  posts: [],
  postComments: [],
  offers: [],
  templates: [],
  views: [],
  drafts: [],
  releases: [],
};

/** Also after it was removed: a start must not bring back what somebody took away. */
export async function wasLoaded(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('facts').select('name').where('name', '=', LOADED).executeTakeFirst()) !== undefined;
}

/** False if the demo is there already, also when another process is just bringing it. */
export async function claimDemo(tx: Transaction<Schema>, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('facts')
    .values({ name: TRACES, value: JSON.stringify(NO_TRACES) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const value = now.toISOString();
  await tx
    .insertInto('facts')
    .values({ name: LOADED, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return true;
}

export async function keepTraces(tx: Transaction<Schema>, traces: Traces): Promise<void> {
  await tx
    .updateTable('facts')
    .set({ value: JSON.stringify(traces) })
    .where('name', '=', TRACES)
    .execute();
}

export async function readTraces(db: Kysely<Schema>): Promise<Traces | undefined> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', TRACES).executeTakeFirst();
  return row && Traces.parse(JSON.parse(row.value));
}

export async function forgetTraces(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom('facts').where('name', '=', TRACES).execute();
}
