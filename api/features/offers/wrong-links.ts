import { secondsUntilRoom, takeFromLimit } from '#store/limits.ts';
import { AppError } from '#api/errors.ts';
import type { OfferParts } from './deps.ts';
import { isToken } from './offer-link.ts';

/** How many links that lead nowhere one network may follow in an hour, whichever server it asks and in whatever way. */
export const MOST_WRONG_LINKS = 200;
const WRONG_LINKS = { max: MOST_WRONG_LINKS, windowMs: 3600_000 };

/** Links cannot be guessed; this keeps anybody from trying all the same. One that leads somewhere is not counted. */
export function openWrongLinks({ database: { kysely }, hashAddress, clock }: Pick<OfferParts, 'database' | 'hashAddress' | 'clock'>) {
  return async function follow<Answer>(address: string, token: string, work: () => Promise<Answer>): Promise<Answer> {
    // A link that a mail program cut off is no guess.
    if (!isToken(token)) return work();
    const key = `wrong-link:${await hashAddress(address)}`;
    const wait = await secondsUntilRoom(kysely, key, WRONG_LINKS, clock());
    if (wait > 0) throw new AppError('too-many', { retryAfter: wait });
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
      // Of many at once each is counted before it is answered.
      const { allowed, retryAfterSeconds: retryAfter } = await takeFromLimit(kysely, key, WRONG_LINKS, clock());
      throw allowed ? error : new AppError('too-many', { retryAfter });
    }
  };
}
