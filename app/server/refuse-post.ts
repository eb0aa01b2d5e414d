import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#api/errors.ts';
import { textBefore } from '#content/known.ts';
import { isPrivateAddress } from './page-kinds.ts';
import type { PageRoute } from './page-routes.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** What no form of ours sends is refused before a page is drawn: it is no failure of ours, and the log does not call it one. */
export function refuseOddPost({ headers, url }: FastifyRequest, reply: FastifyReply, route: PageRoute | undefined): void {
  // An unknown address of the site is not found however it is asked for; the dashboard's are not told apart.
  if (route && !route.takesForms && (!route.isRest || isPrivateAddress(textBefore(url, '?')))) {
    reply.header('allow', 'GET, HEAD');
    throw new AppError('wrong-method');
  }
  if (!FORM.test(headers['content-type'] ?? '')) throw new AppError('wrong-body');
}
