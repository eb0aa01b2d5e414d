import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collections } from '#content/index.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyProblem, startCaddy } from '#test/rig/caddy.ts';
import { nginxProblem, startNginx } from '#test/rig/nginx.ts';
import { startTagCache } from '#test/rig/tag-cache.ts';
import { openDemo } from '#test/site/demo-operations.ts';

const problem = nginxProblem();
const noCaddy = caddyProblem();
const SOON = { timeout: 60_000, interval: 50 };

type Answer = { head: Record<string, unknown>; status: number; cache: string; encoding: string | undefined; bytes: Buffer; html: string };

async function ask(session: ClientHttp2Session, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const stream = session.request({ ':path': path, ':authority': 'sa.example.com', ...headers }, { endStream: true });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  stream.on('response', (answer) => {
    const head = {
      head: answer as Record<string, unknown>,
      status: Number(answer[':status']),
      cache: String(answer['x-cache']),
      encoding: answer['content-encoding'],
    };
    void buffer(stream).then((bytes) => resolve({ ...head, bytes, html: bytes.toString() }));
  });
  return promise;
}

function countryOf({ html }: { html: string }): string | undefined {
  return /<html [^>]*data-country="(\w+)"/.exec(html)?.[1];
}

async function firstLine(port: number, lines: string[], servername = '', end = '\r\n\r\n'): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
  socket.write(`${lines.join('\r\n')}${end}`);
  const answer = await text(socket);
  return answer.split('\r\n', 1)[0]!;
}

async function naively(port: number, host: string): Promise<{ cache: unknown; html: string }> {
  const { promise, resolve } = Promise.withResolvers<{ cache: unknown; html: string }>();
  request(
    { host: '127.0.0.1', port, path: '/about', headers: { host } },
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
    // Given from the cache, and again after a second: by then nginx has heard that it is open.
    for (const cache of ['HIT', 'REVALIDATED'])
      await vi.waitFor(async () => expect(await get('/en/about')).toMatchObject({ status: 200, cache }), SOON);

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

test.skipIf(problem)(
  'deploy/nginx.conf: a site that was closed stays closed when its servers are stopped, and opens with them',
  async () => {
    const demo = await openDemo('', undefined, {}, { env: { TRUST_PROXY: '1' } });
    const nginx = await startNginx(new URL(demo.url).host);
    onTestFinished(nginx.stop);
    const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
    onTestFinished(() => session.destroy());
    const get = (path: string) => ask(session, path);
    for (const path of ['/en', '/en/about']) expect((await get(path)).status).toBe(200);
    for (const [closed, seen] of [
      [1, { status: 503, cache: 'BYPASS' }],
      [0, { status: 200, cache: 'HIT' }],
      [1, { status: 503, cache: 'BYPASS' }],
    ] as const) {
      await demo.change(settingsGroups.site, { closed });
      await vi.waitFor(async () => expect(await get('/en')).toMatchObject(seen), SOON);
    }
    await demo.close();
    // Kept from before it was closed, and asked for by nobody since.
    for (const path of ['/en/about', '/en', '/en/about']) expect(await get(path)).toMatchObject({ status: 502, cache: 'BYPASS' });
  },
);

test.skipIf(problem)('deploy/nginx.conf gives each answer an id of its own, the same in its log and at the server', async () => {
  const seen: unknown[] = [];
  const server = createServer(({ headers, url }, answer) => {
    if (url !== '/readyz') seen.push(headers['x-request-id']);
    answer.writeHead(200, { 'cache-control': 's-maxage=60', 'x-request-id': String(headers['x-request-id']) }).end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const nginx = await startNginx(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(nginx.stop);
  const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const get = (path: string) => ask(session, path, { 'x-request-id': 'chosen-by-the-visitor' });
  const [made, kept] = [await get('/en'), await get('/en')];
  server.closeAllConnections();
  server.close();
  const answers = [made, kept, await get('/none')];
  expect(answers.map(({ status, cache }) => [status, cache])).toEqual([
    [200, 'MISS'],
    [200, 'HIT'],
    [502, 'MISS'],
  ]);
  const ids = answers.map(({ head }) => head['x-request-id']);
  expect(new Set(ids.filter((id) => /^[0-9a-f]{32}$/.test(String(id)))).size).toBe(3);
  expect(seen).toEqual([ids[0]]);
  const logged = (await readFile(nginx.log, 'utf8')).trim().split('\n');
  expect(logged.map((line) => (JSON.parse(line) as Record<string, unknown>)['reqId'])).toEqual(ids);
});

test.skipIf(problem)('deploy/nginx.conf waits longer for what is written than for a page', async () => {
  // Whoever writes is answered when the reader has been given up, which its own answer comes too late for.
  const givenUp = Promise.withResolvers<void>();
  const slow = createServer((asked, answer) => void givenUp.promise.then(() => asked.resume() && answer.end(asked.method)));
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const nginx = await startNginx(`127.0.0.1:${(slow.address() as AddressInfo).port}`, '/none', { proxy_read_timeout: '1s' });
  const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
  onTestFinished(async () => {
    session.destroy();
    slow.closeAllConnections();
    slow.close();
    await nginx.stop();
  });
  const asked = ['PUT', 'POST', 'PATCH', 'DELETE', 'GET'].map((method) =>
    ask(session, '/api/en/releases/1/publish', { ':method': method }),
  );
  void asked.at(-1)!.then(() => givenUp.resolve());
  expect((await Promise.all(asked)).map(({ status, html }) => (status === 200 ? html : status))).toEqual([
    'PUT',
    'POST',
    'PATCH',
    'DELETE',
    504,
  ]);
});

test.skipIf(problem)(
  'deploy/nginx.conf bothers no server with slow heads and bodies, and refuses one address too many at once',
  async () => {
    const asked: string[] = [];
    const hanging = createServer(({ url = '' }, answer) => (url === '/readyz' ? void answer.end() : void asked.push(url)));
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const bounds = { client_header_timeout: '1s', client_body_timeout: '1s', limit_conn: 'lamha_address 3' };
    const nginx = await startNginx(`127.0.0.1:${(hanging.address() as AddressInfo).port}`, '/none', bounds);
    onTestFinished(async () => {
      hanging.closeAllConnections();
      hanging.close();
      await nginx.stop();
    });
    // It ends each of them by itself, without an answer of a server.
    expect(await firstLine(nginx.tls, ['GET /slow-head HTTP/1.1', 'Host: a.example.com'], '', '')).not.toContain('200');
    const body = ['POST /slow-body HTTP/1.1', 'Host: a.example.com', 'Content-Length: 100'];
    expect(await firstLine(nginx.tls, body)).not.toContain('200');
    expect(asked).toEqual([]);
    const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
    onTestFinished(() => session.destroy());
    for (const path of ['/1', '/2', '/3']) void ask(session, path);
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/1', '/2', '/3']), SOON);
    expect((await ask(session, '/4')).status).toBe(429);
    expect(asked).toHaveLength(3);
  },
);

test.skipIf(noCaddy)(
  'deploy/Caddyfile: TLS and HTTP/2, the next server where one is away, and nothing a visitor claims about himself',
  async () => {
    const demo = await openDemo('', undefined, {}, { env: { TRUST_PROXY: '1' } });
    onTestFinished(demo.close);
    const caddy = await startCaddy('sa.example.com, ae.example.com', `127.0.0.1:9 ${new URL(demo.url).host}`);
    onTestFinished(caddy.stop);
    await demo.change(settingsGroups.countries, { default_country: 'sa', hosts: [{ host: 'ae.example.com', country: 'ae' }] });
    for (const country of ['sa', 'ae']) {
      const host = `${country}.example.com`;
      const session = connectHttp2(`https://127.0.0.1:${caddy.tls}`, { rejectUnauthorized: false, servername: host });
      onTestFinished(() => session.destroy());
      for (const claimed of ['sa.example.com', 'ae.example.com']) {
        const seen = await ask(session, '/en/about', { ':authority': host, 'x-forwarded-host': claimed });
        expect([host, claimed, seen.status, countryOf(seen)]).toEqual([host, claimed, 200, country]);
      }
      const { head } = await ask(session, '/en', { ':authority': host, 'x-request-id': 'chosen-by-the-visitor' });
      expect(head['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(head['alt-svc']).toContain('h3='); // HTTP/3 is offered
      expect([head['cdn-cache-control'], head['cache-tag'], head['surrogate-key']]).toEqual([undefined, undefined, undefined]);
      expect(head['cache-control']).toContain('max-age=0');
    }
    const twice = ['GET / HTTP/1.1', 'Host: sa.example.com', 'Host: ae.example.com', 'Connection: close'];
    expect(await firstLine(caddy.tls, twice, 'sa.example.com')).toContain(' 400 ');
    const plain = await fetch(`http://127.0.0.1:${caddy.plain}/en`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
  },
);

test('a cache that knows tags is told of each change, keeps what did not change, and is told again where it did not listen', async () => {
  const token = 'purge token';
  let upstream = '';
  const cache = await startTagCache(() => upstream, token);
  onTestFinished(cache.stop);
  const env = { PURGE_URL: `${cache.url}/purge`, PURGE_METHOD: 'PURGE', PURGE_TOKEN: token };
  const demo = await openDemo('', undefined, {}, { env });
  onTestFinished(demo.close);
  upstream = demo.url;
  const ask = async (path: string) => {
    const answer = await fetch(cache.url + path);
    return { from: answer.headers.get('x-cache'), html: await answer.text() };
  };
  await vi.waitFor(() => expect(cache.purges).toEqual([['lamha']]), SOON); // what it had of an earlier site

  const { headers } = await fetch(`${demo.url}/en/about`);
  expect(headers.get('cdn-cache-control')).toBe('public, max-age=60, stale-while-revalidate=60, stale-if-error=86400');
  expect(headers.get('surrogate-key')!.split(' ')).toEqual(headers.get('cache-tag')!.split(','));
  expect(headers.get('cache-tag')!.length).toBeLessThan(2000);
  const project = (await fetch(`${demo.url}/en/project/1`)).url.slice(demo.url.length);
  for (const path of [project, '/en/privacy-policy']) expect([(await ask(path)).from, (await ask(path)).from]).toEqual(['MISS', 'HIT']);

  const rename = (name: string) =>
    demo.operations.content.update(collections.projects, 1, {
      raw: { values: new Map([['title', name]]), files: [] },
      language: 'en',
      by: OPERATOR,
    });
  await rename('Told at once');
  await vi.waitFor(() => expect(cache.purges).toHaveLength(2), SOON);
  expect(cache.purges[1]).toContain('projects#1');
  const renamed = (await fetch(`${demo.url}/en/project/1`)).url.slice(demo.url.length);
  expect((await ask(project)).from).toBe('MISS');
  expect((await ask(renamed)).html).toContain('Told at once');
  expect((await ask('/en/privacy-policy')).from).toBe('HIT');

  // It does not listen: what it was not told is not forgotten.
  cache.status = 503;
  await demo.change(settingsGroups.site, { closed: 1 });
  expect((await ask(renamed)).from).toBe('HIT');
  cache.status = 200;
  await demo.change(settingsGroups.site, { closed: 0 });
  // Told together or one after the other, as the next try comes before or after the next change.
  await vi.waitFor(() => expect(cache.purges.length).toBeGreaterThan(2), SOON);
  expect((await ask('/en/privacy-policy')).from).toBe('MISS');
});

test.skipIf(problem)('pages kept as files are given by nginx alone, go with what outdates them, and hold nothing personal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-pages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const demo = await openDemo('https://sa.example.com', undefined, {}, { env: { TRUST_PROXY: '1', KEPT_PAGES: folder, ADMIN_PASSWORD } });
  const nginx = await startNginx(new URL(demo.url).host, folder);
  onTestFinished(nginx.stop);
  const session = connectHttp2(`https://127.0.0.1:${nginx.tls}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const get = (path: string, headers?: Record<string, string>) => ask(session, path, headers);
  const ae = { ':authority': 'ae.example.com' };
  await demo.change(settingsGroups.countries, { default_country: 'sa', hosts: [{ host: 'ae.example.com', country: 'ae' }] });
  const cookie = await signIn(caller(demo.url, {}));
  const isFile = (path: string, headers?: Record<string, string>) =>
    vi.waitFor(async () => expect((await get(path, headers)).cache).toBe('FILE'), SOON);

  const product = (await fetch(`${demo.url}/product/1`, { headers: { host: 'sa.example.com' } })).url.slice(demo.url.length);
  for (const path of ['/', '/en', '/en/about', product]) {
    await isFile(path);
    expect([path, countryOf(await get(path))]).toEqual([path, 'sa']);
  }
  await isFile('/en/about', ae);
  expect(countryOf(await get('/en/about', ae))).toBe('ae');
  expect((await get('/en/about', { ':authority': 'other.example.com' })).cache).not.toBe('FILE');

  // The same page in each form, with the same policy.
  const direct = await fetch(`${demo.url}/en/about`, { headers: { host: 'sa.example.com' } });
  const policy = direct.headers.get('content-security-policy')!.replace(";frame-ancestors 'none'", '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const html = await direct.text();
  const plain = await get('/en/about');
  expect(plain.html).toBe(html.replace('<head>', `<head>${meta}`));
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('/en/about', { 'accept-encoding': encoding });
    expect([packed.encoding, packed.cache, unpack(packed.bytes).toString() === plain.html]).toEqual([encoding, 'FILE', true]);
  }

  // Never for staff, previews, other spellings or queries; never the dashboard.
  const others = {
    '/en/about?preview=1': { cookie },
    '/en/about?a=1': {},
    '/en/about/': {},
    '/%61bout': {},
    '/en/search?q=a': {},
    '/dashboard/login': {},
  };
  for (const [path, headers] of Object.entries(others)) expect([path, (await get(path, headers)).cache === 'FILE']).toEqual([path, false]);
  expect((await get('/en/about', { cookie })).cache).toBe('BYPASS');
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /dashboard|preview|newsletter|offer|search/.test(name))).toEqual([]);

  // Gone when the change is answered; a closed site gives nothing.
  await demo.change(settingsGroups.site, { short_name: 'Renamed' });
  expect((await get('/en/about')).cache).not.toBe('FILE');
  await vi.waitFor(
    async () => expect(await get('/en/about')).toMatchObject({ cache: 'FILE', html: expect.stringContaining('Renamed') }),
    SOON,
  );
  await demo.change(settingsGroups.site, { closed: 1 });
  expect((await get('/en/about')).cache).not.toBe('FILE');
  await vi.waitFor(async () => expect((await get('/en/about')).status).toBe(503), SOON);
  await demo.change(settingsGroups.site, { closed: 0 });
  for (const path of ['/', '/en/about', product]) await isFile(path);

  await demo.close();
  for (const path of ['/', '/en/about', product]) expect(await get(path)).toMatchObject({ status: 200, cache: 'FILE' });
});
