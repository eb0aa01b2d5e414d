import type { Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { stepFor } from '#store/stretches.ts';
import { filtered, type InboxFilter } from './inbox.ts';

type Db = Kysely<Schema>;

/** The messages a list shows before (newer) and after (older) one that need not be in it any more. */
export async function neighboursOf(db: Db, filter: InboxFilter, id: number): Promise<{ newer: number | null; older: number | null }> {
  const [newer, older] = await Promise.all([nearest(db, filter, id, 'newer'), nearest(db, filter, id, 'older')]);
  return { newer, older };
}

/** Words are looked for in some thousand messages at a time, as lists do. */
async function nearest(db: Db, filter: InboxFilter, id: number, way: 'newer' | 'older'): Promise<number | null> {
  const isOlder = way === 'older';
  const query = filtered(db, filter)
    .select('leads.id')
    .orderBy('leads.id', isOlder ? 'desc' : 'asc')
    .limit(1);
  const beyond = (from: number) => query.where('leads.id', isOlder ? '<' : '>', from);
  if ((filter.terms ?? []).length === 0) return (await beyond(id).executeTakeFirst())?.id ?? null;
  const { last } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const breathe = breather();
  const step = isOlder ? -stepFor(filter.terms) : stepFor(filter.terms);
  for (let from = id; isOlder ? from > 0 : from <= (last ?? 0); from += step) {
    const until = from + step;
    const found = await beyond(from)
      .where('leads.id', isOlder ? '>=' : '<=', until)
      .executeTakeFirst();
    if (found) return found.id;
    await breathe();
  }
  return null;
}
