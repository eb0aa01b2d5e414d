import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteFacts } from './mount.ts';

type Known = { pattern: RegExp; method: string };

/** Which methods an address of the API knows; none for an address that nobody has. */
export function methodsKnownAt(routes: readonly RouteFacts[]): (path: string) => string[] {
  // Looked up by where it begins, so that a wrong address costs no more than a right one.
  const byStart = new Map<string, Known[]>();
  for (const { method, url } of routes) {
    if (!url.startsWith('/api/')) continue;
    const known = byStart.get(startOf(url)) ?? [];
    known.push({ method, pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i') });
    byStart.set(startOf(url), known);
  }
  return (path) => {
    const fitting = byStart.get(startOf(path))?.filter(({ pattern }) => pattern.test(path)) ?? [];
    return [...new Set(fitting.map(({ method }) => method))].toSorted();
  };
}

/** `/api/en/products` of `/api/en/products/15/order`: a base and the first word after it. */
function startOf(path: string): string {
  const [, api = '', base = '', first = ''] = path.toLowerCase().split('/');
  return base === 'en' || base === 'ar' ? `${api}/${base}/${first}` : `${api}/${base}`;
}

/** An address that exists is not missing: it only knows other methods. Undefined where there is nothing at all. */
export function answerOtherMethod(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => 'options' | 'other' | undefined {
  let known: ReturnType<typeof methodsKnownAt> | undefined;
  return ({ method, url }, reply) => {
    if (method === 'GET' || method === 'HEAD') return undefined;
    known ??= methodsKnownAt(app.routeTable);
    const methods = known(url.split('?', 1)[0] ?? '');
    if (methods.length === 0) return undefined;
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    return method === 'OPTIONS' ? 'options' : 'other';
  };
}
