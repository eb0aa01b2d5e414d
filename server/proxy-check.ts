import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const FORWARDED = 'x-forwarded-for';

/** Says once that proxy and TRUST_PROXY do not fit: all visitors would share one address. A request without a proxy is no sign of it. */
export function openProxyCheck(trustsProxy: boolean, warn: (line: string) => void): (request: IncomingMessage) => void {
  let isSaid = false;
  return ({ headers, url = '' }) => {
    if (isSaid || /^\/(?:healthz|readyz|metrics)/.test(url)) return;
    const isForwarded = headers[FORWARDED] !== undefined;
    if (isForwarded === trustsProxy) return;
    isSaid = true;
    warn(
      trustsProxy
        ? 'TRUST_PROXY=1, but a request came without X-Forwarded-For: let the proxy send it (deploy/nginx.conf shows how), or set TRUST_PROXY=0 if there is none'
        : 'a proxy stands in front (X-Forwarded-For), but TRUST_PROXY is not 1: all visitors count as one; set TRUST_PROXY=1',
    );
  };
}

/** What arrives here of a request: the doctor asks by way of the proxy, and says what the proxy should send. */
export type SeenThrough = { trusted: boolean; forwarded: boolean; host: string; protocol: string };

export function seenThrough({ headers, hostname: host, protocol }: FastifyRequest, trusted: boolean): SeenThrough {
  return { trusted, forwarded: headers[FORWARDED] !== undefined, host, protocol };
}
