import type { Kysely } from 'kysely';
import { columnOf, isFromEnd, ordersOf } from '#content/list-order.ts';
import { namesOf } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import { stretches } from '#store/stretches.ts';
import { filteredOffers, type Offer, type OfferFilter } from './offers.ts';

type Db = Kysely<Schema>;
type Key = Pick<Offer, 'id' | 'updated_at'> & Partial<Pick<Offer, (typeof COLUMNS)[Column][number]>>;
type Column = keyof typeof COLUMNS;

const COLUMNS = {
  number: ['number'],
  customer: ['company', 'name'],
  // Riyals and dirhams are not compared.
  total: ['country', 'total'],
  valid: ['valid_until'],
} as const;
export const OFFER_ORDERS = ordersOf(namesOf(COLUMNS));
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Read some at a time and put in order here: an order by the database holds the one thread of SQLite for all of them at once. */
export async function idsOfOffers(db: Db, filter: OfferFilter): Promise<number[]> {
  const column = filter.sort && columnOf(filter.sort, namesOf(COLUMNS));
  const found: Key[] = [];
  for await (const { upTo, above } of stretches(db, 'offers', filter.terms))
    found.push(
      ...(await filteredOffers(db, filter)
        .select(['id', 'updated_at', ...(column ? COLUMNS[column] : [])])
        .where('id', '<=', upTo)
        .where('id', '>', above)
        .execute()),
    );
  return inOrder(found, column, filter.sort && isFromEnd(filter.sort) ? -1 : 1).map(({ id }) => id);
}

export async function offersNamed(db: Db, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const found = new Map(rows.map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Equals stand as the list does by itself, latest first; what has nothing there stands last, whichever end the list begins at. */
function inOrder(found: readonly Key[], column: Column | undefined, sign: 1 | -1): Key[] {
  const latest = (one: Key, other: Key) =>
    Number(one.updated_at < other.updated_at) - Number(one.updated_at > other.updated_at) || other.id - one.id;
  if (!column) return found.toSorted(latest);
  return found
    .map((key) => ({ key, text: textOf(key, column) }))
    .toSorted(
      (one, other) =>
        Number(one.text === '') - Number(other.text === '') ||
        (Number(one.text > other.text) - Number(one.text < other.text) || (one.key.total ?? 0) - (other.key.total ?? 0)) * sign ||
        latest(one.key, other.key),
    )
    .map(({ key }) => key);
}

/** What is compared; an order by language would take ten times as long. */
function textOf({ number = '', company = '', name = '', country = 'sa', valid_until: day = '' }: Key, column: Column): string {
  if (column === 'number') return number.replace(/\d+$/, (digits) => digits.padStart(9, '0'));
  if (column === 'customer') return `${company} ${name}`.trim().toLowerCase();
  return column === 'total' ? country : day;
}
