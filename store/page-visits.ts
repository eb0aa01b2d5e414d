import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';

type Db = Kysely<Schema>;
/** By the name of the page, `home`, or the record it shows, `products#12`. */
export type Visits = ReadonlyMap<string, number>;

/** So many pages of a day are kept, those opened most; twice as many until somebody tidies. */
const MOST_A_DAY = 1000;
const AT_A_TIME = 200;

/** All or nothing: what was added must not be added again. */
export async function addVisits(db: Db, day: string, visits: Visits): Promise<void> {
  // In one order, so that two servers never wait for each other.
  const rows = [...visits].map(([page, count]) => ({ day, page, count })).toSorted((a, b) => (a.page < b.page ? -1 : 1));
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < rows.length; from += AT_A_TIME)
      await tx
        .insertInto('page_visits')
        .values(rows.slice(from, from + AT_A_TIME))
        .onConflict((conflict) =>
          conflict.columns(['day', 'page']).doUpdateSet(({ eb, ref }) => ({ count: eb('page_visits.count', '+', ref('excluded.count')) })),
        )
        .execute();
  });
  await keepMostVisited(db, day);
}

async function keepMostVisited(db: Db, day: string): Promise<void> {
  const { pages } = await db
    .selectFrom('page_visits')
    .where('day', '=', day)
    .select(({ fn }) => fn.countAll<number>().as('pages'))
    .executeTakeFirstOrThrow();
  if (Number(pages) <= 2 * MOST_A_DAY) return;
  await db
    .deleteFrom('page_visits')
    .where('day', '=', day)
    .where('page', 'not in', (eb) =>
      eb.selectFrom('page_visits').where('day', '=', day).orderBy('count', 'desc').orderBy('page').limit(MOST_A_DAY).select('page'),
    )
    .execute();
}

export async function readVisits(db: Db, since: string): Promise<Visits> {
  const rows = await db
    .selectFrom('page_visits')
    .where('day', '>=', since)
    .groupBy('page')
    .select(({ fn }) => ['page', fn.sum<number>('count').as('count')])
    .execute();
  return new Map(rows.map(({ page, count }) => [page, Number(count)]));
}

export async function forgetOldVisits(db: Db, since: string): Promise<void> {
  await db.deleteFrom('page_visits').where('day', '<', since).execute();
}
