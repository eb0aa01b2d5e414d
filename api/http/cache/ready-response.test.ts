import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { headEnd, headText, ReadyResponse } from './ready-response.ts';

const KEPT_MS = 30_000;
const BODIES: Readonly<Record<string, Buffer>> = {
  small: Buffer.from('a few bytes, \u0644\u0645\u062d\u0629'),
  large: Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251)),
};
const bodyOf = ({ url = '' }: IncomingMessage) => BODIES[url.split('/')[2] ?? ''] ?? Buffer.alloc(0);
const linesOf = (body: Buffer) => ['content-type', 'text/plain', 'content-length', String(body.length), 'vary', 'a, b'];

/** `/ready/…` is given from a head that is ready, `/plain/…` as Node gives it. */
async function startBoth(): Promise<{ port: number; ready: () => number }> {
  let ready = 0;
  const server = createServer({ ServerResponse: ReadyResponse }, (request, response) => {
    const [, way, what] = (request.url ?? '').split('/');
    const status = what === 'unchanged' ? 304 : 200;
    const body = bodyOf(request);
    const lines = status === 304 ? ['etag', '"a"'] : linesOf(body);
    const given = status === 304 || request.method === 'HEAD' ? undefined : body;
    if (way === 'ready' && response.giveReady(status, headText(status, lines, KEPT_MS) + headEnd('an-id'), given)) ready += 1;
    else response.writeHead(status, [...lines, 'x-request-id', 'an-id']).end(given);
  });
  server.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, ready: () => ready };
}

/** All bytes that come on one connection, which the last request ends. */
async function bytesOf(port: number, requests: readonly string[]): Promise<string> {
  const pieces: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => socket.end(requests.join('')));
  for await (const piece of socket) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('latin1');
}

const ask = (method: string, path: string, version = '1.1') => `${method} ${path} HTTP/${version}\r\nHost: lamha.example\r\n\r\n`;
const sorted = (bytes: string) => {
  const [head = '', ...body] = bytes.replace(/date: [^\r]+ GMT/i, 'date: now').split('\r\n\r\n');
  return [
    head
      .split('\r\n')
      .map((line) => line.replace(/^[^:]+:/, (name) => name.toLowerCase()))
      .toSorted(),
    body.join('\r\n\r\n'),
  ];
};

test.each(['GET /small', 'GET /large', 'HEAD /large', 'GET /unchanged'])('%s has the head and the bytes Node would give', async (what) => {
  const [method = '', path = ''] = what.split(' ');
  const { port, ready } = await startBoth();
  const [plain, given] = [await bytesOf(port, [ask(method, `/plain${path}`)]), await bytesOf(port, [ask(method, `/ready${path}`)])];
  expect(ready(), 'given from a head that is ready').toBe(1);
  expect(sorted(given)).toEqual(sorted(plain));
});

test('answers to requests that came together come whole and in their order', async () => {
  const { port, ready } = await startBoth();
  const requests = Array.from({ length: 40 }, (_, index) => ask('GET', index % 3 === 0 ? '/ready/large' : '/ready/small'));
  const bytes = await bytesOf(port, requests);
  const lengths = [...bytes.matchAll(/content-length: (\d+)\r\n/g)].map(([, length]) => Number(length));
  expect(lengths).toEqual(requests.map((_, index) => (index % 3 === 0 ? 300_000 : BODIES['small']!.length)));
  expect(bytes.split('HTTP/1.1 200 OK').length - 1).toBe(40);
  expect(ready()).toBeGreaterThan(0);
});

test('one connection is given many answers one after the other', async () => {
  const { port, ready } = await startBoth();
  const socket = connect(port, '127.0.0.1');
  for (let asked = 0; asked < 300; asked += 1) {
    socket.write(ask('GET', '/ready/small'));
    const piece = await new Promise<Buffer>((come) => socket.once('data', come));
    expect(piece.toString()).toContain('لمحة');
  }
  expect(ready()).toBe(300);
  socket.destroy();
});

test('a connection that ends after its answer is told so, by Node', async () => {
  const { port, ready } = await startBoth();
  const closing = await bytesOf(port, ['GET /ready/small HTTP/1.1\r\nHost: lamha.example\r\nConnection: close\r\n\r\n']);
  const old = await bytesOf(port, [ask('GET', '/ready/small', '1.0')]);
  expect(closing.toLowerCase()).toContain('connection: close');
  expect(old.toLowerCase()).toContain('connection: close');
  expect(ready()).toBe(0);
});

test('a head that would break into two is not put together', () => {
  expect(() => headText(200, ['link', 'a\r\nset-cookie: b=c'], KEPT_MS)).toThrow(/Invalid character/);
  expect(() => headText(200, ['li nk', 'a'], KEPT_MS)).toThrow(/valid HTTP token/);
});

test('the date of a head is that of its second', () => {
  expect(headEnd('a', 1_700_000_000_400)).toContain('date: Tue, 14 Nov 2023 22:13:20 GMT\r\n\r\n');
  expect(headEnd('a', 1_700_000_001_000)).toContain('date: Tue, 14 Nov 2023 22:13:21 GMT\r\n\r\n');
});
