import type { Kysely, Selectable } from 'kysely';
import { forUpdate, type Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { latestRows, type Terms } from '#store/stretches.ts';
import type { OfferOrder } from './order-offers.ts';

type Db = Kysely<Schema>;

export type Offer = Selectable<Schema['offers']>;
export type OfferVersion = Selectable<Schema['offer_versions']>;
export type OfferEvent = Selectable<Schema['offer_events']>;
export type NewOffer = Pick<
  Offer,
  | 'country'
  | 'language'
  | 'lead_id'
  | 'follows'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'content'
  | 'total'
  | 'valid_until'
  | 'owner'
  | 'search_text'
>;
export type OfferChange = Partial<Omit<NewOffer, 'follows' | 'lead_id'>>;

/** `today` by the clock of each country's office: what is valid until yesterday has expired. */
export type OfferFilter = {
  state?: string | undefined;
  country?: string | undefined;
  lead?: number | undefined;
  owner?: number | null | undefined;
  ids?: readonly number[] | undefined;
  terms?: Terms | undefined;
  sort?: OfferOrder | undefined;
  today: Readonly<Record<'sa' | 'ae', string>>;
};

export async function insertOffer(db: Db, offer: NewOffer, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('offers')
    .values({ ...offer, state: 'draft', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the same person has begun with the same content since then, and nobody has touched. */
export function findSameDraft(tx: Db, { lead_id, owner, follows, country, language, content }: NewOffer, since: string) {
  return tx
    .selectFrom('offers')
    .select('id')
    .where('lead_id', lead_id === null ? 'is' : '=', lead_id)
    .where('owner', owner === null ? 'is' : '=', owner)
    .where('follows', follows === null ? 'is' : '=', follows)
    .where('country', '=', country)
    .where('language', '=', language)
    .where('content', '=', content)
    .where('revision', '=', 1)
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function findOffer(db: Db, id: number): Promise<Offer | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** False where somebody else has saved or sent it since. */
export async function updateOffer(db: Db, id: number, revision: number, change: OfferChange, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ ...change, revision: revision + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '!=', 'accepted')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Throws an offer away or brings it back; not one that was ever sent. */
export async function setDeleted(db: Db, id: number, deletedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('version', '=', 0)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who looks after it says nothing of what it is: whoever has it open saves as before. */
export async function giveOffer(tx: Db, id: number, owner: number | null): Promise<void> {
  await tx.updateTable('offers').set({ owner }).where('id', '=', id).execute();
}

export function filteredOffers(db: Db, { state, country, lead, owner, ids, terms = [], today }: OfferFilter) {
  let query = db.selectFrom('offers').where('deleted_at', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  if (country === 'sa' || country === 'ae') query = query.where('country', '=', country);
  if (lead !== undefined) query = query.where('lead_id', '=', lead);
  if (owner !== undefined) query = query.where('owner', owner === null ? 'is' : '=', owner);
  if (state === 'draft' || state === 'accepted' || state === 'declined') query = query.where('state', '=', state);
  if (state === 'sent' || state === 'seen' || state === 'expired')
    query = query.where('state', '=', 'sent').where(({ eb, or, and }) => {
      const isOver = or([
        and([eb('country', '=', 'sa'), eb('valid_until', '<', today.sa)]),
        and([eb('country', '=', 'ae'), eb('valid_until', '<', today.ae)]),
      ]);
      if (state === 'expired') return isOver;
      return and([eb.not(isOver), eb('seen_at', state === 'seen' ? 'is not' : 'is', null)]);
    });
  for (const forms of terms) query = query.where((eb) => eb.or(forms.map((form) => eb('search_text', 'like', `%${form}%`))));
  return query;
}

/** For whom the latest offers are, newest first. */
export function walkCustomers(db: Db, most: number) {
  return latestRows(most, (below, limit) =>
    db
      .selectFrom('offers')
      .select(['id', 'name', 'company'])
      .where('id', '<', below)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );
}

export async function addEvent(db: Db, event: Omit<OfferEvent, 'id' | 'name' | 'text'> & { name?: string; text?: string }): Promise<void> {
  await db.insertInto('offer_events').values(event).execute();
}

/** Whether the same was said about a version since then. */
export async function hasSameEvent(
  tx: Db,
  { offer_id, version, kind, text }: Pick<OfferEvent, 'offer_id' | 'version' | 'kind' | 'text'>,
  since: string,
) {
  const same = await tx
    .selectFrom('offer_events')
    .select('id')
    .where('offer_id', '=', offer_id)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .where('text', '=', text)
    .where('at', '>=', since)
    .executeTakeFirst();
  return same !== undefined;
}

/** Held until the transaction ends; also one that was thrown away. */
export function lockOffer(tx: Db, { engine }: Pick<Database, 'engine'>, id: number): Promise<Offer | undefined> {
  return tx.selectFrom('offers').selectAll().where('id', '=', id).modifyEnd(forUpdate(engine)).executeTakeFirst();
}

export function eventsOf(db: Db, id: number): Promise<OfferEvent[]> {
  return db.selectFrom('offer_events').selectAll().where('offer_id', '=', id).orderBy('id').execute();
}
