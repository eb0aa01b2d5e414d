import Fastify from 'fastify';
import { createRequestHandler, type RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Operations } from '#server/operations.ts';
import { AnswerCache } from '#api/http/cache/answer-cache.ts';
import { pageContext, provide } from '#app/page/page-context.ts';
import { createPageHandler } from './page-handler.ts';
import type { PageBuild } from './render-page.ts';
import { testRoutes } from './test-routes.ts';
import { proves } from '#test/requirements/proves.ts';

const PAGE = `<!DOCTYPE html><script>go()</script><script src="/a.js"></script>${'light '.repeat(400)}`;

type Answer = (request: Request, context: RouterContextProvider) => Response | Promise<Response>;

/** A build whose routes all answer the same, so that the handler is tested without Vite. */
async function serve(answer: Answer) {
  const loader = ({ request, context }: { request: Request; context: RouterContextProvider }) => answer(request, context);
  const build = {
    entry: { module: { default: () => new Response(), provide, createRequestHandler } },
    routes: testRoutes({ loader, action: loader }),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as PageBuild;
  const cache = new AnswerCache({ maxBytes: 1_000_000 });
  const operations = {
    countryOf: async (host: string) => (host === 'ae.example.com' ? 'ae' : 'sa'),
    isInMaintenance: async () => false,
    frameOrigins: async () => ['https://maps.example.com'],
    leads: { receiveForm: async () => undefined },
    visits: { note: () => undefined },
  } as unknown as Operations;
  const context = { operations, origin: '', visitorScript: '/assets/visitor.js' };
  const app = Fastify();
  await app.register(createPageHandler({ build, context, keeping: { cache } }));
  return { app, cache };
}

const html = (text = PAGE, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...headers } });

test('a visitor gets the encoding the browser asks for', async () => {
  const { app } = await serve(() => html());
  const [br, gzip, plain, refused] = await Promise.all(
    ['gzip, br', 'gzip', undefined, 'br;q=0'].map((accept) =>
      app.inject({ url: '/', headers: accept === undefined ? {} : { 'accept-encoding': accept } }),
    ),
  );
  expect(br?.headers['content-encoding']).toBe('br');
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(refused?.headers['content-encoding']).toBeUndefined();
  expect(plain?.body).toBe(PAGE);
});

test('an unchanged page is answered with 304', async () => {
  const { app } = await serve(() => html());
  const { headers } = await app.inject({ url: '/' });
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers['etag']) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('HEAD has the headers of GET and no body', async () => {
  const { app } = await serve(() => html());
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(PAGE.length)]);
});

test('a shared page knows nothing about its visitor', async () => {
  const { app } = await serve((request) =>
    html(JSON.stringify([request.url, request.headers.get('cookie'), request.headers.get('user-agent')])),
  );
  const { body } = await app.inject({ url: '/?utm_source=x', headers: { host: 'evil.example', cookie: 'lang=en', 'user-agent': 'me' } });
  expect(JSON.parse(body)).toEqual(['http://localhost/', null, null]);
});

test('a page that sets a cookie is not shared', async () => {
  let renders = 0;
  const { app } = await serve(() => {
    renders += 1;
    return html(PAGE, { 'set-cookie': 'a=b' });
  });
  await app.inject({ url: '/' });
  const second = await app.inject({ url: '/' });
  expect(renders).toBe(2);
  expect(second.headers['cache-control']).toBe('private, no-store');
});

test('a page that lost a part is given to who asked and kept for nobody', async () => {
  let renders = 0;
  const { app } = await serve((_request, context) => {
    renders += 1;
    if (renders === 1) context.get(pageContext).onSectionFailed?.();
    return html();
  });
  const first = await app.inject({ url: '/' });
  await app.inject({ url: '/' });
  const third = await app.inject({ url: '/' });
  expect([first.statusCode, first.headers['cache-control'], renders]).toEqual([200, 'private, no-store', 2]);
  expect(third.headers['cache-control']).toContain('public');
});

test('the dashboard sees its cookies and is never kept', async () => {
  const { app } = await serve((request) => html(String(request.headers.get('cookie'))));
  const bodies = [];
  for (const cookie of ['session=a', 'session=b']) bodies.push((await app.inject({ url: '/dashboard', headers: { cookie } })).body);
  expect(bodies).toEqual(['session=a', 'session=b']);
});

test('inline scripts are allowed by their hash and others by their address', async () => {
  const { app } = await serve(() => html());
  const { headers } = await app.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain('frame-src https://maps.example.com;');
});

test('3-21: a host name that stands for a country gets that country’s pages, and other hosts theirs', async () => {
  proves('3-21');
  const { app } = await serve((_request, context) => html(context.get(pageContext).country));
  const bodies = [];
  for (const host of ['ae.example.com', 'lamha.example.com', 'ae.example.com:443', 'evil.example'])
    bodies.push((await app.inject({ url: '/', headers: { host } })).body);
  expect(bodies).toEqual(['ae', 'sa', 'ae', 'sa']);
});

test('a form post reaches the page with its body', async () => {
  const { app } = await serve(async (request) => html(request.method === 'POST' ? await request.text() : ''));
  const { body } = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Noura',
  });
  expect(body).toBe('name=Noura');
});

test('a post of more than people type is refused before it is held in memory', async () => {
  const { app } = await serve(() => html());
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `name=${'n'.repeat(600_000)}`,
  });
  expect(statusCode).toBe(413);
});

test('addresses of the API are left to the API', async () => {
  const { app } = await serve(() => html());
  expect((await app.inject({ url: '/api/en/nothing' })).statusCode).toBe(404);
});
