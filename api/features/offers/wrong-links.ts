import { AppError } from '#api/errors.ts';
import { openReadLimit } from '#api/http/read-limit.ts';
import { isToken } from './offer-link.ts';

/** How many links that lead nowhere one network may follow: an hour's worth at once, and so many again in an hour. */
export const MOST_WRONG_LINKS = 200;
const HOUR_SECONDS = 3600;

/** Links cannot be guessed; this keeps anybody from trying all the same. One that leads somewhere costs nothing. */
export function openWrongLinks() {
  const limit = openReadLimit({ burst: MOST_WRONG_LINKS, perSecond: MOST_WRONG_LINKS / HOUR_SECONDS });
  return async function follow<Answer>(address: string, token: string, work: () => Promise<Answer>): Promise<Answer> {
    // A link that a mail program cut off is no guess.
    if (!isToken(token)) return work();
    const wait = limit.take(address, 1);
    if (wait > 0) throw new AppError('too-many', { retryAfter: wait });
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = error instanceof AppError && error.code === 'not-found';
      throw error;
    } finally {
      if (!isWrong) limit.take(address, -1);
    }
  };
}
