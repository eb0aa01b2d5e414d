import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { createEarlyServer } from './early-server.ts';

const METRICS = 'only for these tests, and long enough';

/** The first line of the answer to bytes as they are. */
function firstLine(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.once('data', (piece: Buffer) => {
      resolve(piece.toString().split('\r\n')[0]!);
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('nothing'));
  });
}

test('what is refused before the router is counted like every answer', async () => {
  const app = await createTestApp({ engine: 'sqlite', env: { METRICS_TOKEN: METRICS } });
  const port = Number(new URL(app.url).port);
  expect(await firstLine(port, ['GET /healthz HTTP/1.1', 'Host: lamha.example', 'Host: evil.example'])).toContain('400');
  expect(await firstLine(port, ['GET /healthz HTTP/1.1', 'no header'])).toContain('400');
  expect(await firstLine(port, [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: lamha.example'])).toContain('431');
  const { text: figures } = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
  const counted = [...figures.matchAll(/^lamha_requests_total\{method="(\w+)",route="unknown",status="(\d+)"\} (\d+)$/gm)];
  expect(counted.map(([, ...of]) => of.join(' ')).toSorted()).toEqual(['GET 400 1', 'unknown 400 1', 'unknown 431 1']);
  await app.stop();
});

test('a request that names two hosts is refused, whichever it names', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  const port = Number(new URL(app.url).port);
  const ask = (...headers: string[]) => firstLine(port, ['GET /healthz HTTP/1.1', ...headers]);
  expect(await ask('Host: lamha.example')).toContain('200');
  expect(await ask('Host: lamha.example', 'host: evil.example')).toContain('400');
  expect(await ask('Host: lamha.example', 'Host: lamha.example')).toContain('400');
  await app.stop();
});

/** A server that answers with the body it was sent. */
async function startEcho(bounds: { everyMs: number; mostPerAddress: number }): Promise<number> {
  const { everyMs, mostPerAddress } = bounds;
  const server = createEarlyServer(
    {},
    { wholeRequestMs: 60_000, idleMs: 60_000, body: { everyMs, leastBytes: 100 }, mostPerAddress },
    () => false,
    (request, response) =>
      void text(request).then(
        (body) => response.end(body),
        () => response.destroy(),
      ),
  );
  return listening(server);
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const HEAD = ['POST / HTTP/1.1', 'Host: lamha.example', 'Content-Length: 2000', '', ''].join('\r\n');

test('a body that drips is cut off', async () => {
  const slow = connect(await startEcho({ everyMs: 50, mostPerAddress: 10 }), '127.0.0.1');
  slow.on('error', () => slow.destroy()); // what is written after the cut
  slow.write(HEAD);
  const dripping = setInterval(() => slow.write('x'), 10);
  const { promise, resolve } = Promise.withResolvers<void>();
  slow.once('close', resolve);
  await promise;
  clearInterval(dripping);
  expect(slow.bytesRead).toBe(0);
});

test('a body that comes in pieces is taken', async () => {
  const steady = connect(await startEcho({ everyMs: 5000, mostPerAddress: 10 }), '127.0.0.1');
  steady.write(HEAD);
  for (let piece = 0; piece < 4; piece += 1) await new Promise((written) => void steady.write('x'.repeat(500), written));
  const [answer] = (await once(steady, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  steady.destroy();
});

/** A server that is done with a request when its connection has been silent for so many times the time it may be. */
async function startThinking(silences: number, answer: (response: ServerResponse) => void): Promise<number> {
  const bounds = { wholeRequestMs: 60_000, idleMs: 20, body: { everyMs: 60_000, leastBytes: 0 }, mostPerAddress: 10 };
  const think = (request: IncomingMessage, response: ServerResponse) => {
    let left = silences;
    request.socket.on('timeout', () => (left -= 1) === 0 && answer(response));
  };
  return listening(createEarlyServer({}, bounds, () => false, think));
}

test('a write that takes longer than a silence is answered, but not for ever', async () => {
  const lines = ['POST / HTTP/1.1', 'Host: lamha.example', 'Content-Length: 0'];
  expect(await firstLine(await startThinking(3, (response) => response.end('done')), lines)).toContain('200');
  expect(await firstLine(await startThinking(1000, (response) => response.end('done')), lines)).toBe('nothing');
});

test('whoever does not take the answer to a write is cut off', async () => {
  const started = (response: ServerResponse) => response.writeHead(200, { 'content-length': 100 }).flushHeaders();
  const taker = connect(await startThinking(2, started), '127.0.0.1');
  taker.write(HEAD.replace('2000', '0'));
  taker.resume();
  await once(taker, 'close');
  expect(taker.bytesRead).toBeGreaterThan(0);
});

test('one address holds so many connections and no more, and has room again when one ends', async () => {
  const port = await startEcho({ everyMs: 60_000, mostPerAddress: 2 });
  const ask = ['GET / HTTP/1.1', 'Host: lamha.example'];
  const [first, second] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  const third = connect(port, '127.0.0.1');
  await once(third, 'close');
  first.destroy();
  await expect.poll(() => firstLine(port, ask).catch(String)).toContain('200');
  second.destroy();
});

test('behind a proxy one visitor has so many requests under way and no more', async () => {
  const bounds = {
    wholeRequestMs: 60_000,
    idleMs: 60_000,
    body: { everyMs: 60_000, leastBytes: 0 },
    mostPerAddress: Infinity,
    mostPerVisitor: 2,
  };
  const waiting: ServerResponse[] = [];
  const refused: unknown[] = [];
  const port = await listening(
    createEarlyServer(
      {},
      bounds,
      () => false,
      (_request, response) => void waiting.push(response),
      (status, request) => void refused.push([status, request?.url]),
    ),
  );
  const ask = (visitor: string) => firstLine(port, ['GET / HTTP/1.1', 'Host: lamha.example', `X-Forwarded-For: 192.0.2.9, ${visitor}`]);
  const [first, second] = [ask('203.0.113.1'), ask('203.0.113.1')];
  await expect.poll(() => waiting).toHaveLength(2);
  expect(refused).toEqual([]);
  expect(await ask('203.0.113.1')).toContain('429');
  expect(refused).toEqual([[429, '/']]);
  const other = ask('203.0.113.2');
  await expect.poll(() => waiting).toHaveLength(3);
  for (const response of waiting) response.end();
  for (const answer of [first, second, other]) expect(await answer).toContain('200');
  const again = ask('203.0.113.1');
  await expect.poll(() => waiting).toHaveLength(4);
  waiting.at(-1)!.end();
  expect(await again).toContain('200');
});
