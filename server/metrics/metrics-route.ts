import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#api/errors.ts';
import type { Metrics } from './metrics.ts';

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** For whoever brings the token; where there is none, for callers of the same network that no proxy speaks for. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { config: { access: 'public', staysOpen: true } }, async (request, reply) => {
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('not-signed-in');
    }
    if (token === undefined && !isFromInside(request)) throw new AppError('not-found');
    const { type, text } = await metrics.write();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** A proxy has a private address too: what it passes on names it, or is of HTTP 1.0 as with nginx where nobody said otherwise. */
function isFromInside({ raw, headers }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return PRIVATE.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
