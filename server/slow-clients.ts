import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A body must go on arriving: so many bytes between two looks. */
export type BodyPace = { everyMs: number; leastBytes: number };

/** Ends a connection whose body drips: each would hold its request open until the whole time is over. */
export function endIfSlow(request: IncomingMessage, { everyMs, leastBytes }: BodyPace): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const looking = setInterval(() => {
    if (request.complete) return clearInterval(looking);
    // What has arrived and was not taken yet is our own slowness.
    if (request.readableLength === 0 && socket.bytesRead - seen < leastBytes) socket.destroy();
    seen = socket.bytesRead;
  }, everyMs).unref();
  request.once('close', () => clearInterval(looking));
}

/** A release of 500 records on a database far away. */
const LONGEST_WORK = 10;

/** A silent connection is cut off. While a write is worked on the silence is ours: its sender waits longer and learns how it ended. */
export function waitForWork(request: IncomingMessage, response: ServerResponse, idleMs: number): void {
  let left = LONGEST_WORK;
  response.on('timeout', () => {
    const { socket } = request;
    if (!request.complete || response.headersSent || (left -= 1) === 0) socket.destroy();
    else socket.setTimeout(idleMs);
  });
}

/** Lets one address hold so many connections and no more. */
export function boundPerAddress(most: number): (socket: Socket) => void {
  const hold = countPerAddress(most);
  return (socket) => {
    const letGo = hold(socket.remoteAddress ?? '');
    if (letGo) socket.once('close', letGo);
    else socket.destroy();
  };
}

/** Behind a proxy, whose connections are everybody's: lets one visitor have so many requests under way. False where it is one too many. */
export function boundPerVisitor(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const hold = countPerAddress(most);
  return ({ headers }, response) => {
    const [address = ''] = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .slice(-1);
    if (address === '') return true;
    const letGo = hold(address.trim());
    if (letGo) response.once('close', letGo);
    return letGo !== undefined;
  };
}

/** Answers how to let go, or nothing where an address holds its most already. */
function countPerAddress(most: number): (address: string) => (() => void) | undefined {
  const open = new Map<string, number>();
  return (address) => {
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return undefined;
    open.set(address, count);
    return () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    };
  };
}
