import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { OfferVersion } from './offers.ts';

type Db = Kysely<Schema>;

export function versionsOf(db: Db, id: number): Promise<OfferVersion[]> {
  return db.selectFrom('offer_versions').selectAll().where('offer_id', '=', id).orderBy('version', 'desc').execute();
}

export function findVersion(db: Db, id: number, version: number): Promise<OfferVersion | undefined> {
  return db.selectFrom('offer_versions').selectAll().where('offer_id', '=', id).where('version', '=', version).executeTakeFirst();
}

export function findByToken(db: Db, tokenHash: string): Promise<OfferVersion | undefined> {
  return db.selectFrom('offer_versions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** True for the first look alone. */
export async function markSeen(tx: Db, { id, offer_id }: OfferVersion, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offer_versions')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx.updateTable('offers').set({ seen_at: at }).where('id', '=', offer_id).where('seen_at', 'is', null).execute();
  return true;
}

type Decision = { state: 'accepted' | 'declined'; name: string; note: string; at: string };

/** False where it was decided or another took its place: the transaction has to fail. The offer is locked first, as when it is sent. */
export async function decideVersion(tx: Db, { id, offer_id }: OfferVersion, { state, name, note, at }: Decision): Promise<boolean> {
  await tx
    .updateTable('offers')
    .set((eb) => ({ state, revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', offer_id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('offer_versions')
    .set({ state, decided_at: at, decided_name: name, decided_note: note })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renewToken(tx: Db, id: number, tokenHash: string, endsAt: string): Promise<void> {
  await tx.updateTable('offer_versions').set({ token_hash: tokenHash, ends_at: endsAt }).where('id', '=', id).execute();
}
