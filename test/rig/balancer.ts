import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** As long as the balancers of `deploy` look for a server that takes a request. */
const LOOKS_FOR_MS = 5000;
const LOOK_AGAIN_MS = 20;
/** As `deploy/Caddyfile` asks each server: one that is frozen is asked for nothing until it answers again. */
const HEALTH = { everyMs: 2000, withinMs: 3000 };

/** The header that says which server answered, by its port. */
export const SERVED_BY = 'served-by';

export type Balancer = {
  url: string;
  retried: () => number;
  /** How many requests of ours a server has not answered yet. */
  underWay: (server: string) => number;
  stop: () => Promise<void>;
};
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Sends requests to servers in turn. What a server did not take, and any read, goes to the next one, as with nginx and Caddy. */
export async function startBalancer(servers: () => readonly string[]): Promise<Balancer> {
  let turn = 0;
  let retried = 0;
  const silent = new Set<string>();
  const asked = new Map<string, number>();
  const count = (server: string, by: 1 | -1) => asked.set(server, (asked.get(server) ?? 0) + by);
  const answering = () => {
    const all = servers();
    return all.every((server) => silent.has(server)) ? all : all.filter((server) => !silent.has(server));
  };
  const watching = setInterval(() => {
    for (const server of servers())
      fetch(new URL('/readyz', server), { signal: AbortSignal.timeout(HEALTH.withinMs) }).then(
        () => silent.delete(server),
        () => silent.add(server),
      );
  }, HEALTH.everyMs);

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const until = performance.now() + LOOKS_FOR_MS;
    while (performance.now() < until) {
      const all = answering();
      const server = all[(turn += 1) % all.length];
      try {
        if (server === undefined) throw Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
        count(server, 1);
        const answer = await answerOf(server, request, body).finally(() => count(server, -1));
        response.writeHead(answer.status, { ...answer.headers, [SERVED_BY]: new URL(server).port }).end(answer.body);
        return;
      } catch (error) {
        if (!READS.has(request.method ?? '') && !wasNotTaken(error)) break;
        retried += 1;
        await wait(LOOK_AGAIN_MS);
      }
    }
    response.writeHead(502).end();
  }

  const front = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    retried: () => retried,
    underWay: (server) => asked.get(server) ?? 0,
    stop: async () => {
      clearInterval(watching);
      front.closeAllConnections();
      front.close();
    },
  };
}

async function answerOf(server: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // No connection is used twice: one that was closed meanwhile could not be told from a request that was lost.
  const sent = ask(new URL(url ?? '/', server), { method, agent: false, headers: { ...headers, connection: 'close' } }, (answer) => {
    buffer(answer).then((whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }), reject);
  });
  sent.once('error', reject).end(body);
  return promise;
}

function wasNotTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
