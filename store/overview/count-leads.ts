import { sql, type Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { NOT_FOR_PEOPLE } from '#store/leads/inbox.ts';

type Db = Kysely<Schema>;

const PAGE = 250;

export type LeadCount = { kind: string; total: number; new: number };

export async function countLeads(db: Db): Promise<LeadCount[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['kind'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`sum(case when status = 'new' then 1 else 0 end)`.as('new'))
    .where('kind', 'not in', NOT_FOR_PEOPLE)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ kind: row.kind, total: Number(row.total), new: Number(row.new) }));
}

/** How many came on each of these days (UTC), each counted in the index of times. */
export async function countLeadsByDay(db: Db, days: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const day of days) {
    const { count } = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>=', day)
      .where('created_at', '<', `${day}U`) // comes after every time of the day
      .where('kind', 'not in', NOT_FOR_PEOPLE)
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
}

/** What inquiries about products say, newest first. */
export async function* walkProductInquiries(db: Db, since: string, most: number): AsyncGenerator<{ fields: string; subject: string }> {
  const breathe = breather();
  for (let [left, below] = [most, Number.MAX_SAFE_INTEGER]; left > 0; left -= PAGE) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'fields', 'subject'])
      .where('kind', '=', 'product')
      .where('created_at', '>=', since)
      .where('id', '<', below)
      .orderBy('id', 'desc')
      .limit(Math.min(left, PAGE))
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    below = last.id;
    await breathe();
  }
}

export async function countFailedMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('attempts', '>', 0)
    .where('last_error', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(count);
}
