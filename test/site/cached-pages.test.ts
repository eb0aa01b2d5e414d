import { Writable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { keepBuild } from '#store/assets/build-assets.ts';
import type { Database } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { proves } from '#test/requirements/proves.ts';
import { openDemo } from './demo-operations.ts';

let logged = '';
const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => ((logged += chunk.toString()), done()) });
/** A script that our build lacks. */
const OTHER = { name: 'assets/other-build-1a2b3c.js', text: `console.log('${'of another build '.repeat(100)}')` };
const otherBuild = [{ name: OTHER.name, bytes: brotliCompressSync(OTHER.text).toString('base64') }];
const keepOther = (database: Database) => keepBuild(database, 'other', otherBuild, new Date());
const PUBLIC_URL = 'https://lamha.example.com';
const demo = await openDemo(PUBLIC_URL, keepOther, { logger: { level: 'info', stream } }, { env: { ADMIN_PASSWORD, PUBLIC_URL } });
afterAll(() => demo.close());
const call = caller(demo.url, {});
const get = (path: string, headers: Record<string, string> = {}) => call('GET', path, { headers });
const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('A2: what nobody asked for makes no other page', async () => {
  const plain = await get('/en');
  for (const query of ['?before=1', '?page=x1', '?page=2', '?blog=a', '?section=b', '?utm_source=mail', '?_routes=x']) {
    const { status, headers, text } = await get(`/en${query}`);
    expect([query, status, headers.get('etag'), text === plain.text]).toEqual([query, 200, plain.headers.get('etag'), true]);
  }
});

test('what is not there is one page in each language, whoever asks', async () => {
  const [ar, en] = [await get('/wp-login.php'), await get('/en/wp-login.php')];
  expect([ar.status, en.status]).toEqual([404, 404]);
  for (const { text } of [ar, en]) expect(text.split('</head>')[0]!.match(/<title>/g)).toHaveLength(1);
  expect([ar.text.includes('<html lang="ar"'), en.text.includes('<html lang="en"')]).toEqual([true, true]);
  for (const path of ['/a', '/product/99999', '/product/0.5', '/project/77777/x', '/product/1/a/b'])
    expect([path, (await get(path)).text === ar.text]).toEqual([path, true]);
});

test('one address per page: every other spelling leads to it, for good', async () => {
  const spellings = {
    '/EN': '/en',
    '/en/': '/en',
    '/ABOUT': '/about',
    '/About/': '/about',
    '/%61bout': '/about',
    '/EN/Contact?a=1': '/en/contact?a=1',
  };
  for (const [given, right] of Object.entries(spellings)) {
    const { status, headers } = await get(given);
    expect([given, status, headers.get('location')]).toEqual([given, 301, right]);
  }
  const named = (await get('/en/product/1')).headers.get('location')!;
  expect(named).toMatch(/^\/en\/product\/1\/\S+$/);
  for (const name of ['/x', '/%20?utm_source=mail'])
    expect([name, (await get(`/en/product/1${name}`)).headers.get('location')?.split('?')[0]]).toEqual([name, named]);
  expect((await get(named)).status).toBe(200);
});

test('a guessed name of a record leads to the right one, whether its page was seen before or not', async () => {
  for (const path of ['/en/product/9', '/en/product/9/guess', '/en/one-category/2/guess', '/en/project/2/guess']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('location')?.startsWith(path.replace('/guess', '/'))]).toEqual([path, 301, true]);
    const [named, again] = [await get(headers.get('location')!), await get(path)];
    expect([named.status, again.status, again.headers.get('location')]).toEqual([200, 301, headers.get('location')]);
  }
});

test('a page is the same from memory as the long way, and an unchanged one is not sent again', async () => {
  await get('/en/about');
  const [cached, again] = [await get('/en/about'), await get('/en/about?long-way')];
  expect([cached.status, cached.text === again.text]).toEqual([200, true]);
  const without = ({ headers }: typeof cached) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'));
  expect(without(cached)).toEqual(without(again));
  expect(cached.headers.get('strict-transport-security')).toBe('max-age=31536000');
  for (const path of ['/en/about', '/en/about?long-way']) {
    const { status, text, headers } = await get(path, { 'if-none-match': cached.headers.get('etag')! });
    expect([status, text, headers.get('etag')]).toEqual([304, '', cached.headers.get('etag')]);
  }
});

test('a cache in front keeps a page for a second and knows its host, whatever we keep it for', async () => {
  for (const path of ['/', '/en', '/en/about', '/en/our-community', '/en/meeting']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      path,
      200,
      'public, max-age=0, must-revalidate, s-maxage=1',
      'Accept-Encoding, Host',
    ]);
    expect(headers.get('cdn-cache-control')).toBe('public, max-age=1, stale-while-revalidate=60, stale-if-error=86400');
  }
  const cookie = await signIn(call);
  for (const path of ['/dashboard', '/en?preview=1'])
    expect([path, (await get(path, { cookie })).headers.get('cdn-cache-control')]).toEqual([path, null]);
});

test('whoever may be signed in, and whoever sends anything, goes the long way', async () => {
  const before = lines().length;
  await get('/en/about');
  await get('/en/about', { cookie: 'lamha=abc' });
  await get('/en/about', { range: 'bytes=0-1' });
  const routes = () =>
    lines()
      .slice(before)
      .filter(({ msg, route }) => msg === 'answered' && route === '/en/about');
  await expect.poll(() => routes().map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(routes().map(({ reqId }) => reqId)).size).toBe(3);
});

test('a page that a reader opens is counted, from memory and the long way, and not what programs and staff read', async () => {
  const browser = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const named = (await get('/en/product/1')).headers.get('location')!;
  const { visits } = demo.operations;
  await visits.write();
  const before = await visits.lately();
  for (const path of [named, named, `${named}?utm_source=mail`, '/en/about', '/about', '/en/product/1', '/en/nothing'])
    await get(path, browser);
  await get('/en/about', { ...browser, 'if-none-match': (await get('/en/about')).headers.get('etag')! });
  await call('HEAD', named, { headers: browser });
  await get('/en/about.data', browser);
  await get(named, { ...browser, cookie: await signIn(call) });
  await visits.write();
  const after = await visits.lately();
  const counted = [...after].map(([page, count]) => [page, count - (before.get(page) ?? 0)]).filter(([, count]) => count !== 0);
  expect(Object.fromEntries(counted)).toEqual({ 'products#1': 3, about: 3 });
});

test('a closed site is closed at once, and open again at once', async () => {
  expect((await get('/en/about')).status).toBe(200);
  await demo.change(settingsGroups.site, { closed: 1 });
  expect((await get('/en/about')).status).toBe(503);
  await demo.change(settingsGroups.site, { closed: 0 });
  expect((await get('/en/about')).status).toBe(200);
});

test('whoever changes what many read is answered when they are given it, and they are given the last one until then', async () => {
  const cookie = await signIn(call);
  for (let each = 0; each < 30; each += 1) await get('/en');
  const { banners } = (await get('/api/en/herobanner')).body as { banners: { id: number }[] };
  const title = 'Seen by everybody at once';
  const isMade = Promise.withResolvers<void>();
  onTestFinished(() => isMade.resolve());
  const { frameOrigins } = demo.operations;
  const making = vi.spyOn(demo.operations, 'frameOrigins').mockImplementation(() => isMade.promise.then(frameOrigins));
  let isAnswered = false;
  const saved = call('PUT', `/api/en/herobanner/${banners[0]!.id}`, { headers: { cookie }, json: { title } }).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  await expect.poll(() => making.mock.calls.length).toBeGreaterThan(0);
  const meanwhile = await get('/en');
  expect([meanwhile.status, meanwhile.text.includes(title), isAnswered]).toEqual([200, false, false]);
  isMade.resolve();
  expect(await saved).toBe(200);
  expect((await get('/en')).text).toContain(title);
  making.mockRestore();
});

test('a change makes only the pages anew that show it', async () => {
  const [home, about] = [await get('/en'), await get('/en/about')];
  await demo.change(settingsGroups.about, { mission_en: 'Changed by this test' });
  await expect.poll(async () => (await get('/en/about')).text.includes('Changed by this test')).toBe(true);
  expect((await get('/en/about')).headers.get('etag')).not.toBe(about.headers.get('etag'));
  expect((await get('/en')).headers.get('etag')).toBe(home.headers.get('etag'));
});

test('F8: a form about something that was withdrawn is answered 404, and the log knows no failure of ours', async () => {
  const before = lines().length;
  const { status, text } = await call('POST', '/en/product/9999/x', {
    form: { name: 'Sara' },
  });
  expect([status, text.includes('<html lang="en"')]).toEqual([404, true]);
  expect(
    lines()
      .slice(before)
      .filter(({ level }) => Number(level) >= 40),
  ).toEqual([]);
});

test('people who are refused read a page in their language, programs read JSON', async () => {
  const long = 'x'.repeat(3000);
  const [ar, en, api] = [await get(`/?a=${long}`), await get(`/en?a=${long}`), await get(`/api/en/category?a=${long}`)];
  expect([ar.status, en.status, api.status]).toEqual([400, 400, 400]);
  expect([ar.text.includes('<html lang="ar" dir="rtl"'), en.text.includes('<html lang="en" dir="ltr"'), api.body['success']]).toEqual([
    true,
    true,
    false,
  ]);
  expect(en.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await get('/%E0%A4%A')).toMatchObject({ status: 400, text: expect.stringContaining('<html lang="ar"') });
  const foreign = await call('POST', '/contact', { headers: { origin: 'https://evil.example' }, form: { name: 'x' } });
  expect([foreign.status, foreign.text.includes('<html lang="ar"')]).toEqual([403, true]);
});

test('a host that no address can have is refused, and whether the server lives is said to anybody', async () => {
  const odd = await demo.app.inject({ method: 'POST', url: '/en/contact', headers: { host: 'a b<>"' }, payload: '' });
  expect(odd.statusCode).toBe(400);
  expect((await get('/healthz', { cookie: `lamha=${'a'.repeat(43)}` })).text).toMatch(/^\{"ok":true,/);
});

test('what no form of ours sends is refused in words and called no failure of ours', async () => {
  const before = logged.length;
  const post = async (path: string, body: string, type: string) => {
    const answer = await fetch(demo.url + path, { method: 'POST', body, headers: { 'content-type': type } });
    return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
  };
  const plain = 'application/x-www-form-urlencoded';
  for (const [path, body, type, status] of [
    ['/en/contact', '{"name":"Omar"}', 'application/json', 415],
    ['/en/contact', 'name=Omar', 'text/plain', 415],
    ['/en/about', 'name=Omar', plain, 405],
    ['/en', 'name=Omar', plain, 405],
    ['/robots.txt', 'name=Omar', plain, 405],
    ['/en/dashboard/nowhere', 'name=Omar', plain, 405],
  ] as const) {
    const answer = await post(path, body, type);
    expect([path, answer.status, answer.text.includes('Unexpected')]).toEqual([path, status, false]);
    if (path !== '/robots.txt') expect(answer.text).toContain('Nothing can be sent here like this');
    if (status === 405) expect(answer.allow).toContain('GET');
  }
  // A form whose parts cannot be told from each other: what it held is unknown, so it comes back empty.
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data'])
    expect([type, (await post('/en/contact', '--x\r\nbroken', type)).status]).toEqual([type, 400]);
  expect((await post('/en/contact', 'name=', plain)).status).toBe(400);
  const said = logged
    .slice(before)
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  expect(said).toEqual([]);
});

test('a script of the build before, or of the next one, is given by every server', async () => {
  const { status, headers, text } = await get(`/${OTHER.name}`, { 'accept-encoding': 'br' });
  expect([status, text === OTHER.text, headers.get('content-type')]).toEqual([200, true, 'text/javascript; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/no-build-4d5e6f.js')).status).toBe(404);
});

test('scripts and styles come from memory, compressed beforehand, for everybody', async () => {
  const style = /\/assets\/[^"]+\.css/.exec((await get('/en')).text)![0];
  const br = { 'accept-encoding': 'br' };
  const [first, second] = [await get(style, br), await get(style, { ...br, cookie: 'lamha=abc' })];
  expect([first.status, second.text === first.text]).toEqual([200, true]);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect((await get('/assets/nothing.js')).status).toBe(404);
});

test('the screen of a project is found under the right spelling too', async () => {
  proves('3-10');
  for (const language of ['', '/en']) {
    const { status, headers } = await get(`${language}/dashboard/manage_single_project/1?open=project-videos`);
    expect([status, headers.get('location')]).toEqual([301, `${language}/dashboard/manage_singel_project/1?open=project-videos`]);
  }
});
