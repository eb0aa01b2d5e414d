import { sql, type Kysely, type Selectable } from 'kysely';
import { namesOf } from '#content/known.ts';
import { columnOf, isFromEnd, ordersOf } from '#content/list-order.ts';
import { contains } from '#store/contains.ts';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Subscriber = Selectable<Schema['subscribers']>;
export type SubscriberState = Subscriber['state'];

export type Asking = Pick<Subscriber, 'email' | 'language' | 'country' | 'agreement' | 'address_hash' | 'asked_at'>;

/** One mailbox, one subscriber, whatever case it is typed in. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** A new address waits, one that had left waits again; one that is subscribed stays so. Without a letter, known ones stay as they are: the last letter's link must work. */
export async function askToSubscribe(db: Db, asking: Asking, { getsMail }: { getsMail: boolean }): Promise<Subscriber> {
  const key = emailKey(asking.email);
  await db
    .insertInto('subscribers')
    .values({ ...asking, email_key: key, state: 'waiting', confirmed_at: null, left_at: null })
    .onConflict((conflict) =>
      getsMail
        ? conflict
            .column('email_key')
            .doUpdateSet({ ...asking, state: 'waiting', confirmed_at: null, left_at: null })
            .where('subscribers.state', '!=', 'confirmed')
        : conflict.column('email_key').doNothing(),
    )
    .execute();
  return db.selectFrom('subscribers').selectAll().where('email_key', '=', key).executeTakeFirstOrThrow();
}

/** Only the latest asking can be confirmed; confirming twice is confirming once. */
export async function confirmSubscriber(db: Db, id: number, askedAt: string, at: string): Promise<Subscriber | undefined> {
  const confirmed = await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: at })
    .where('id', '=', id)
    .where('asked_at', '=', askedAt)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return confirmed;
}

export async function findSubscriber(db: Db, id: number): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function unsubscribe(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('subscribers').set({ state: 'left', left_at: at }).where('id', '=', id).where('state', '!=', 'left').execute();
}

export async function removeSubscriber(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const ORDERED_BY = {
  email: [sql.ref('email_key')],
  state: [sql.ref('state'), sql.ref('asked_at')],
  asked: [sql.ref('asked_at')],
  // As their indexes are made: who has not come so far stands before all who have.
  confirmed: [sql`coalesce(confirmed_at, '')`],
  left: [sql`coalesce(left_at, '')`],
};
/** Columns a list of subscribers can be ordered by; with a minus from their end. */
export const SUBSCRIBER_ORDERS = ordersOf(namesOf(ORDERED_BY));

export type SubscriberQuery = {
  state?: SubscriberState | undefined;
  search?: string | undefined;
  /** The id below which the page begins, in the order of their coming. */
  below?: number | undefined;
  limit?: number | undefined;
  sort?: (typeof SUBSCRIBER_ORDERS)[number] | undefined;
  offset?: number | undefined;
};

function shown(db: Db, { state, search }: SubscriberQuery) {
  let query = db.selectFrom('subscribers');
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(contains('email_key', search));
  return query;
}

/** Newest first, unless asked for otherwise; without a limit all of them. */
export async function listSubscribers(db: Db, { below, limit, sort, offset = 0, ...wanted }: SubscriberQuery): Promise<Subscriber[]> {
  let query = shown(db, wanted).selectAll();
  if (below !== undefined) query = query.where('id', '<', below);
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  const column = sort && columnOf(sort, namesOf(ORDERED_BY));
  const direction = sort && !isFromEnd(sort) ? 'asc' : 'desc';
  for (const by of column ? ORDERED_BY[column] : []) query = query.orderBy(by, direction);
  return query.orderBy('id', direction).execute();
}

export async function countShown(db: Db, wanted: Pick<SubscriberQuery, 'state' | 'search'>): Promise<number> {
  const { count } = await shown(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countSubscribers(db: Db): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return { waiting: counts.get('waiting') ?? 0, confirmed: counts.get('confirmed') ?? 0, left: counts.get('left') ?? 0 };
}
