import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOneOf } from '#content/known.ts';
import type { CallApi } from '#app/page/page-context.ts';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** About the body of the page's form, and about the bytes of its answer. */
const OF_THE_PAGE = new Set(['accept', 'accept-encoding', 'connection', 'content-encoding', 'content-length', 'content-type', 'expect']);

/** Whoever posted a page calls the API: with the same cookie, origin and address, before the same gate. */
export function apiCaller(app: FastifyInstance, { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): CallApi {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_PAGE.has(name) && name !== 'transfer-encoding'));
  return async (language, { method, path, body }) => {
    if (!isOneOf(METHODS, method)) throw new Error(`a form may not ${method}`);
    const answer = await app.inject({
      method,
      url: `/api/${language}${path}`,
      headers: { ...passed, accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
    });
    const { 'set-cookie': cookies = [], 'retry-after': retryAfter } = answer.headers;
    const json: unknown = JSON.parse(answer.payload);
    return {
      status: answer.statusCode,
      json,
      cookies: [cookies].flat(),
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    };
  };
}
