import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { NEVER_ERASED } from '#store/accounts/audit.ts';
import { NOT_FOR_PEOPLE } from '#store/leads/inbox.ts';
import type { RetainedSince } from './retention.ts';

/** How many of all there are would go. */
export type Share = { kind: 'inquiries' | 'meetings' | 'audit' | 'files'; count: number; total: number };

/** Counts the rows retention would erase whose loss would hurt; spam and deleted ones are left out, because they come and go in waves. */
export async function countOlder(db: Kysely<Schema>, since: RetainedSince): Promise<Share[]> {
  const leads = db.selectFrom('leads').where('status', '!=', 'spam').where('kind', 'not in', NOT_FOR_PEOPLE);
  const [inquiries, meetings, audit] = await Promise.all([
    leads
      .where('kind', '!=', 'meeting')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb('created_at', '<', since.inquiries))
          .as('count'),
      ])
      .executeTakeFirstOrThrow(),
    leads
      .where('kind', '=', 'meeting')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb('created_at', '<', since.meetings))
          .as('count'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('audit')
      .where('action', '!=', NEVER_ERASED)
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb('at', '<', since.audit))
          .as('count'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const share = (kind: Share['kind'], row: { count: number; total: number }) => ({
    kind,
    count: Number(row.count),
    total: Number(row.total),
  });
  return [share('inquiries', inquiries), share('meetings', meetings), share('audit', audit)];
}
