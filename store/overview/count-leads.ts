import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { NOT_FOR_PEOPLE } from '#store/leads/inbox.ts';

type Db = Kysely<Schema>;

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

/** Per day in UTC, only days that have any. */
export async function countLeadsByDay(db: Db, since: string): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`substr(created_at, 1, 10)`;
  const rows = await db
    .selectFrom('leads')
    .select(day.as('day'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('kind', 'not in', NOT_FOR_PEOPLE)
    .groupBy(day)
    .orderBy(day)
    .execute();
  return rows.map((row) => ({ day: row.day, count: Number(row.count) }));
}

/** What inquiries about products say, newest first. */
export async function listProductInquiries(db: Db, since: string, limit: number): Promise<{ fields: string; subject: string }[]> {
  return db
    .selectFrom('leads')
    .select(['fields', 'subject'])
    .where('kind', '=', 'product')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Mails that were tried, failed and are not sent yet. */
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
