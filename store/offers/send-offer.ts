import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Tx = Kysely<Schema>;

const DIGITS = 4;

/** Without gaps: the row is held until the transaction ends, and one that fails gives it back. Call it inside the one that sends. */
export async function takeNumber(tx: Tx, country: 'sa' | 'ae', year: number): Promise<string> {
  await tx
    .insertInto('offer_numbers')
    .values({ country, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['country', 'year']).doNothing())
    .execute();
  const { last } = await tx
    .updateTable('offer_numbers')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('country', '=', country)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${country.toUpperCase()}-${year}-${String(last).padStart(DIGITS, '0')}`;
}

type Sending = {
  id: number;
  revision: number;
  version: number;
  number: string;
  snapshot: string;
  total: number;
  validUntil: string;
  searchText: string;
  tokenHash: string;
  endsAt: string;
  sentBy: number | null;
  at: string;
};

/** The version as it is sent; the one before it is replaced. False where somebody else was quicker. */
export async function storeSent(tx: Tx, sending: Sending): Promise<boolean> {
  const { id, revision, version, number, snapshot, total, validUntil, searchText, tokenHash, endsAt, sentBy, at } = sending;
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set({
      state: 'sent',
      number,
      version,
      sent_revision: revision,
      revision: revision + 1,
      total,
      valid_until: validUntil,
      search_text: searchText,
      sent_at: at,
      seen_at: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('version', '=', version - 1)
    .where('state', '!=', 'accepted')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx.updateTable('offer_versions').set({ state: 'replaced' }).where('offer_id', '=', id).where('state', '=', 'sent').execute();
  await tx
    .insertInto('offer_versions')
    .values({ offer_id: id, version, state: 'sent', snapshot, total, token_hash: tokenHash, ends_at: endsAt, sent_at: at, sent_by: sentBy })
    .execute();
  return true;
}
