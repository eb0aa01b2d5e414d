import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#api/errors.ts';
import type { PageRoute } from './page-routes.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** What no form of ours sends is refused before a page is drawn: it is no failure of ours, and the log does not call it one. */
export function refuseOddPost({ headers }: FastifyRequest, reply: FastifyReply, route: PageRoute | undefined): void {
  if (route && !route.isRest && !route.takesForms) {
    reply.header('allow', 'GET, HEAD');
    throw new AppError('wrong-method');
  }
  if (!FORM.test(headers['content-type'] ?? '')) throw new AppError('wrong-body');
}
