import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { isPublic, isSendable, safeAddressOf } from './safe-address.ts';
import { sendWebhook, type Sending } from './send-webhook.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '0.255.255.255',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.255.255.255',
  '169.254.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.255.255',
  '198.19.255.255',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '::ffff:0:7f00:1',
  '3fff::1',
  '5f00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s is no public address', (address) => expect(isPublic(address)).toBe(false));

test.each(['8.8.8.8', '9.255.255.255', '11.0.0.1', '100.128.0.1', '172.32.0.1', '192.169.0.1', '198.20.0.1', '2606:4700:4700::1111'])(
  '%s is a public address',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
])('%s, however it is written, is refused', async (url) => {
  expect(await safeAddressOf(new URL(url), { allowsInner: false })).toBeUndefined();
});

test('a name is refused as soon as one of its addresses is an inner one', async () => {
  const safe = (addresses: string[]) =>
    safeAddressOf(new URL('https://example.com'), { allowsInner: false, resolve: async () => addresses });
  expect(await safe(['8.8.8.8', '10.0.0.1'])).toBeUndefined();
  expect(await safe([])).toBeUndefined();
  expect(await safe(['8.8.8.8'])).toEqual({ address: '8.8.8.8', family: 4 });
});

test('our own name is an inner one, whatever a name server says of it', async () => {
  for (const name of ['localhost', 'localhost.', 'crm.localhost', 'LOCALHOST']) {
    const url = new URL(`https://${name}/`);
    expect([name, await safeAddressOf(url, { allowsInner: false, resolve: async () => ['8.8.8.8'] })]).toEqual([name, undefined]);
  }
  expect(await safeAddressOf(new URL('https://localhost/'), { allowsInner: true, resolve: async () => [] })).toMatchObject({ family: 4 });
});

test('https alone, without a name and a password', () => {
  expect(isSendable('https://example.com/hook', false)).toBe(true);
  for (const url of ['http://example.com', 'ftp://example.com', 'https://user:pass@example.com', 'file:///etc/passwd', 'nothing'])
    expect([url, isSendable(url, false)]).toEqual([url, false]);
  expect(isSendable('http://example.com', true)).toBe(true);
});

async function receiver(answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string }) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.host} ${request.url}`);
    const { status, headers, body } = answer(request.url ?? '');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { seen, port: (server.address() as { port: number }).port };
}

const sending = (url: string): Sending => ({ url, secret: 's', event: 'test', delivery: 'd', body: '{}', now: new Date() });

test('the name server is asked once, and the connection goes to the address that was checked', async () => {
  const { seen, port } = await receiver(() => ({ status: 204 }));
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return ['127.0.0.1'];
  };
  const sent = await sendWebhook(sending(`http://hook.example.com:${port}/x`), { allowsInner: true, resolve });
  expect([sent.isTaken, asked, seen]).toEqual([true, 1, [`POST hook.example.com:${port} /x`]]);
  const refused = await sendWebhook(sending(`https://hook.example.com:${port}/x`), { allowsInner: false, resolve });
  expect([refused.isTaken, refused.answer, seen.length]).toEqual([false, 'address-refused', 1]);
});

test('a redirect is not followed, and an endless answer is cut', async () => {
  const { seen, port } = await receiver((path) =>
    path === '/away' ? { status: 302, headers: { location: 'http://127.0.0.1:1/inner' } } : { status: 500, body: 'x'.repeat(100_000) },
  );
  const guard = { allowsInner: true };
  expect(await sendWebhook(sending(`http://127.0.0.1:${port}/away`), guard)).toMatchObject({ isTaken: false, status: 302 });
  expect(seen).toHaveLength(1);
  const { status, answer } = await sendWebhook(sending(`http://127.0.0.1:${port}/long`), guard);
  expect([status, answer.length]).toEqual([500, 500]);
});

test('why a receiver said nothing is a code, which staff read in their language', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  const broken = createServer(({ socket }) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const server of [silent, broken]) server.close().closeAllConnections();
  });
  for (const server of [silent, broken]) if (!server.listening) await once(server, 'listening');
  const portOf = (server: typeof silent) => (server.address() as { port: number }).port;
  const guard = { allowsInner: true, patienceMs: 100 };
  const answerOf = async (url: string) => (await sendWebhook(sending(url), guard)).answer;
  expect(await answerOf(`http://127.0.0.1:${portOf(silent)}`)).toBe('too-late');
  expect(await answerOf(`http://127.0.0.1:${portOf(broken)}`)).toBe('broken-off');
  const gone = portOf(broken);
  await new Promise((closed) => broken.close(closed));
  expect(await answerOf(`http://127.0.0.1:${gone}`)).toBe('not-listening');
});
