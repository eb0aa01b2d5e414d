import { request } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { nginxProblem, startNginx } from '#test/rig/nginx.ts';
import { openDemo } from '#test/site/demo-operations.ts';

const problem = nginxProblem();
const SOON = { timeout: 10_000, interval: 50 };

type Answer = { status: number; cache: string; html: string };

async function ask(session: ClientHttp2Session, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const stream = session.request({ ':path': path, ':authority': 'sa.example.com', ...headers });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  stream.on(
    'response',
    (answer) => void text(stream).then((html) => resolve({ status: Number(answer[':status']), cache: String(answer['x-cache']), html })),
  );
  return promise;
}

function countryOf({ html }: { html: string }): string | undefined {
  return /<html [^>]*data-country="(\w+)"/.exec(html)?.[1];
}

async function firstLine(port: number, lines: string[]): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return answer.split('\r\n', 1)[0]!;
}

async function naively(port: number, host: string): Promise<{ cache: unknown; html: string }> {
  const { promise, resolve } = Promise.withResolvers<{ cache: unknown; html: string }>();
  request(
    { port, path: '/about', headers: { host } },
    (answer) => void text(answer).then((html) => resolve({ cache: answer.headers['x-cache'], html })),
  ).end();
  return promise;
}

test.skipIf(problem)(
  'deploy/nginx.conf: a cache in front is never a second late, keeps hosts apart, and gives the site without servers',
  async () => {
    const demo = await openDemo('', undefined, {}, { env: { TRUST_PROXY: '1' } });
    const nginx = await startNginx(new URL(demo.url).host);
    onTestFinished(nginx.stop);
    const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
    onTestFinished(() => session.destroy());
    const get = (path: string, headers?: Record<string, string>) => ask(session, path, headers);
    await demo.change(settingsGroups.countries, { default_country: 'sa', hosts: [{ host: 'ae.example.com', country: 'ae' }] });

    // Each host has its own country, also where somebody claims another one, and where the host is not in the key.
    for (const _ of [1, 2]) {
      expect([countryOf(await get('/about')), countryOf(await get('/about', { ':authority': 'ae.example.com' }))]).toEqual(['sa', 'ae']);
      expect(countryOf(await get('/about', { 'x-forwarded-host': 'ae.example.com' }))).toBe('sa');
      expect(
        await Promise.all(['sa.example.com', 'ae.example.com'].map(async (host) => countryOf(await naively(nginx.naive, host)))),
      ).toEqual(['sa', 'ae']);
    }
    expect((await naively(nginx.naive, 'sa.example.com')).cache).toMatch(/HIT|EXPIRED|MISS/);

    // Given from the cache, and asked for again with its validator.
    await vi.waitFor(async () => expect((await get('/en/about')).cache).toBe('HIT'), SOON);
    await vi.waitFor(async () => expect((await get('/en/about')).cache).toBe('REVALIDATED'), SOON);
    expect((await get('/en/about', { cookie: `a=b; __Host-lamha=${'a'.repeat(43)}` })).cache).toBe('BYPASS');
    expect((await get('/en/about', { authorization: 'Bearer x' })).cache).toBe('BYPASS');
    expect((await get('/dashboard/login')).cache).toBe('MISS');
    expect((await get('/dashboard/login')).cache).toBe('MISS');

    // A change is there within the second, and a closed site is closed.
    await demo.change(settingsGroups.site, { short_name: 'Renamed' });
    await vi.waitFor(async () => expect((await get('/en/about')).html).toContain('Renamed'), SOON);
    await demo.change(settingsGroups.site, { closed: 1 });
    await vi.waitFor(async () => expect((await get('/en/about')).status).toBe(503), SOON);
    await demo.change(settingsGroups.site, { closed: 0 });
    await vi.waitFor(async () => expect((await get('/en/about')).status).toBe(200), SOON);

    expect(await firstLine(nginx.tls, ['GET / HTTP/1.1', 'Host: a.example.com', 'Host: b.example.com', 'Connection: close'])).toContain(
      ' 400 ',
    );

    // Every server is away.
    const script = /src="(\/assets\/[^"]+)"/.exec((await get('/en')).html)![1]!;
    expect((await get(script)).status).toBe(200);
    await demo.close();
    await vi.waitFor(async () => expect(await get('/en/about')).toMatchObject({ status: 200, cache: 'STALE' }), SOON);
    expect((await get('/en')).status).toBe(200);
    expect(await get(script)).toMatchObject({ status: 200, cache: 'HIT' });
    expect((await get('/en/contact')).status).toBe(502);
  },
);
