import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Nothing that could break a line of the log or a header, and long enough to be unlike others. */
const FROM_PROXY = /^[\w.:-]{8,64}$/;
const START_BYTES = 6;

/** Gives a request its id. What a proxy that we trust calls it is kept, so that its log and ours say the same. */
export type IdOf = (request: Pick<IncomingMessage, 'headers'>) => string;

/** Unlike those of every other server, and of this one before its last start. */
export function openRequestIds(trustsProxy: boolean): IdOf {
  const start = randomBytes(START_BYTES).toString('hex');
  let requests = 0;
  return ({ headers }) => {
    const given = trustsProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && FROM_PROXY.test(given) ? given : `${start}-${(requests += 1).toString(36)}`;
  };
}
