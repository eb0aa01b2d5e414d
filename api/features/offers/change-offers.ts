import type { Kysely } from 'kysely';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { giveOffer, lockOffer, setDeleted, type Offer } from '#store/offers/offers.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { staffWho } from '#api/kernel/staff-who.ts';
import type { OfferParts } from './deps.ts';

type Values = { owner?: number | null | undefined; deleted?: boolean | undefined };
export type OneOfMany = Values & { id: number; from?: Values | undefined };

/** What the staff do with several offers; nothing of it reaches a customer. */
export function openOfferChanges({ database, clock }: Pick<OfferParts, 'database' | 'clock'>) {
  const { kysely } = database;

  async function apply(tx: Kysely<Schema>, offer: Offer, { owner, deleted }: Values, actor: number | null) {
    const at = clock().toISOString();
    const entry = { at, actor, subject: `offers/${offer.id}` };
    if (deleted !== undefined && deleted !== (offer.deleted_at !== null)) {
      if (!(await setDeleted(tx, offer.id, deleted ? at : null))) throw new AppError('conflict', { reason: 'offer-kept' });
      await recordAudit(tx, { ...entry, action: deleted ? 'offer-deleted' : 'offer-restored' });
    }
    if (owner !== undefined && owner !== offer.owner) {
      await giveOffer(tx, offer.id, owner);
      await recordAudit(tx, { ...entry, action: 'offer-assigned', details: { owner: owner ?? 0 } });
    }
  }

  /** All or nothing; answers how many were left because somebody changed or removed them since. */
  return async function changeMany(changes: readonly OneOfMany[], actor: number | null): Promise<number> {
    const staff = await staffWho({ kysely }, 'offers.read');
    if (changes.some(({ owner }) => owner && !staff.has(owner))) throw invalid({ owner: 'not-a-choice' });
    return kysely.transaction().execute(async (tx) => {
      let left = 0;
      // In one order, so that two that change the same offers wait for each other only once.
      for (const { id, from, ...change } of changes.toSorted((a, b) => a.id - b.id)) {
        const offer = await lockOffer(tx, database, id);
        const isThere = offer !== undefined && (offer.deleted_at === null || change.deleted === false);
        if (!isThere && !from) throw notFound();
        if (isThere && stands(offer, from)) await apply(tx, offer, change, actor);
        else left += 1;
      }
      return left;
    });
  };
}

function stands(offer: Offer, { owner, deleted }: Values = {}): boolean {
  return (owner === undefined || owner === offer.owner) && (deleted === undefined || deleted === (offer.deleted_at !== null));
}
