import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { isAccess } from '#api/http/access.ts';
import type { RouteFacts } from '#api/http/mount.ts';
import { caller, createTestApp, signIn, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { invite } from '#test/rig/people.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { NEEDS_A_QUESTION, realAddress } from '#test/rig/real-address.ts';
import { realBody } from '#test/rig/real-body.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { stateOf } from '#test/rig/state.ts';
import { walkedRoutes } from '#test/rig/walked-routes.ts';
import { proves } from '#test/requirements/proves.ts';

const WEEK_AND_A_DAY_MS = 8 * 24 * 3600_000;
const VISITORS_PASSWORD = 'an ordinary one for tests';
const READS = ['GET', 'HEAD'];
const AT_ONCE = 16;
const WALK_MS = 600_000;
/** Routes of the staff, at the least. */
const STAFFS = { sqlite: 400, postgres: 100 };

type Walked = { route: RouteFacts; status: number; said: string } & ReturnType<typeof lastingHeaders>;

function lastingHeaders(headers: Headers) {
  const [cached, sniffed, openTo] = ['cache-control', 'x-content-type-options', 'access-control-allow-origin'].map((name) =>
    headers.get(name),
  );
  return { cached: cached ?? null, sniffed: sniffed ?? null, openTo: openTo ?? null };
}

/** The only calls that change something and need no session. A new one must be argued for here. */
const PUBLIC_WRITES = [
  'POST /auth/forgotten',
  'POST /auth/login',
  'POST /auth/login/passkey',
  'POST /auth/login/passkey/answer',
  'POST /auth/logout',
  'POST /auth/new-password',
  'POST /communitypostcomments',
  'POST /communityposts/posts',
  'POST /communityposts/posts/:id/comments',
  'POST /communityreports',
  'POST /email/booking-ae',
  'POST /email/booking-sa',
  'POST /email/send-email-ae',
  'POST /email/send-email-sa',
  'POST /newsletter',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'POST /searches',
  'POST /send-email',
  // By whoever has the link of an offer.
  'POST /shared-offers/:token/accept',
  'POST /shared-offers/:token/ask',
  'POST /shared-offers/:token/decline',
];
/** Reads that hold what visitors must not see. */
const PRIVATE_READS = [
  '/auth/confirmation',
  '/auth/factors',
  '/auth/me',
  '/auth/sessions',
  '/backups',
  '/backups/:backup/download',
  '/backups/work',
  '/copies',
  '/communitypostcomments',
  '/drafts',
  '/drafts/:collection/:id',
  '/exchange/export',
  '/figures',
  '/history',
  '/history/:collection/:id',
  '/languages',
  '/links/broken',
  '/links/to/:collection',
  '/inbox',
  '/inbox/:id',
  '/inbox/:id/file',
  '/inbox/:id/person',
  '/inbox/:id/replies',
  '/inbox/export',
  '/log',
  '/log/export',
  '/mail',
  '/mail/queue',
  '/media',
  '/media/:name',
  '/media/export',
  '/media/:name/uses',
  '/meetings',
  '/meetings/:id',
  '/meetings/:id/calendar',
  '/meetings/:id/free',
  '/missing-translations',
  '/offers',
  '/offers/:id',
  '/offers/:id/offer.pdf',
  '/offers/export',
  '/overview',
  '/privacy/retention',
  '/records/:collection',
  '/releases',
  '/releases/:id',
  '/releases/:id/check',
  '/schedule',
  '/schedule/:collection/:id',
  '/reply-templates',
  '/searches',
  '/moderation',
  '/moderation/blocks',
  '/settings/mail',
  '/settings/spam',
  '/subscribers',
  '/subscribers/export',
  '/tokens',
  '/trash',
  '/trash/export',
  '/users',
  '/views',
  '/webhooks',
  '/webhooks/:id/deliveries',
];

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let seeded: Seed;
  let msAhead = 0;
  const cookies = new Map<string, string | undefined>();

  beforeAll(async () => {
    app = await createTestApp({ engine, clock: () => new Date(Date.now() + msAhead) });
    seeded = await seed(app);
    cookies.set('expired', await signIn(app.call));
    msAhead = WEEK_AND_A_DAY_MS;
    app.cookie = await signIn(app.call);
    app.admin = caller(app.url, { cookie: app.cookie });
    cookies.set('no session', undefined).set('invented', `lamha=${randomBytes(32).toString('base64url')}`);
    const ended = await signIn(app.call);
    await caller(app.url, { cookie: ended })('POST', '/api/auth/logout');
    cookies.set('ended', ended);
    const visitor = await invite(app, { username: 'visitor' }, VISITORS_PASSWORD);
    cookies.set('disabled', await signIn(app.call, 'visitor', VISITORS_PASSWORD));
    await app.admin('POST', `/api/users/${visitor}/disable`);
  });
  afterAll(() => app?.stop());

  const table = () => app.server.app.routeTable;
  const pathOf = ({ url }: RouteFacts) => url.replace(/^\/api(?:\/en|\/ar)?(?=\/)/, '');
  const addressOf = (route: RouteFacts) => {
    const path = pathOf(route).replace(/:(\w+)/g, '{$1}');
    return route.url.slice(0, route.url.length - pathOf(route).length) + realAddress(seeded, route.method, path);
  };
  const bodyOf = (route: RouteFacts) => realBody(seeded, route.method, pathOf(route).replace(/:(\w+)/g, '{$1}'));

  async function walk(routes: readonly RouteFacts[], common: Record<string, string>): Promise<Walked[]> {
    const [quick, slow] = [quickCaller(app.url, common), caller(app.url, common)];
    const answered: Walked[] = [];
    for (let start = 0; start < routes.length; start += AT_ONCE) {
      const calls = routes.slice(start, start + AT_ONCE).map(async (route) => {
        const body = await bodyOf(route);
        const { status, headers } = await (body.form ? slow : quick)(route.method, addressOf(route), body);
        const said = `${route.method} ${addressOf(route)} answered ${status}`;
        return { route, status, said, ...lastingHeaders(headers) };
      });
      answered.push(...(await Promise.all(calls)));
    }
    quick.close();
    return answered;
  }

  test('every route says who may use it, and only the listed writes are open to visitors', async ({ annotate }) => {
    proves('Z-P05');
    expect(table().filter(({ access }) => !isAccess(access))).toEqual([]);
    const open = table().filter(({ method, access }) => access === 'public' && !READS.includes(method));
    expect([...new Set(open.map((route) => `${route.method} ${pathOf(route)}`))].toSorted()).toEqual(PUBLIC_WRITES);
    const closed = new Set(table().flatMap((route) => (route.method === 'GET' && route.access !== 'public' ? [pathOf(route)] : [])));
    expect(PRIVATE_READS.filter((path) => !closed.has(path))).toEqual([]);
    expect(
      [...closed].filter((path) => !PRIVATE_READS.includes(path) && !path.endsWith('/revisions') && !path.startsWith('/settings/')),
    ).toEqual([]);
    await annotate(`${table().length} routes, 0 unclassified`);
  });

  test.each(['no session', 'invented', 'ended', 'disabled', 'expired'].map((kind, turn) => [kind, turn] as const))(
    '%s: every route of the staff answers 401 and nothing changes',
    async (kind, turn) => {
      const cookie = cookies.get(kind);
      const closed = table().filter(({ access }) => access !== 'public');
      expect(closed.length).toBeGreaterThan(1000);
      const routes = walkedRoutes(engine, closed, { turn, also: ({ access }) => access });
      expect(routes.length).toBeGreaterThan(STAFFS[engine]);
      const before = await stateOf(app);
      const answers = await walk(routes, cookie === undefined ? {} : { cookie });
      proves('3-89');
      expect(answers.flatMap((one) => (one.status === 401 && one.cached === 'no-store' ? [] : [one.said]))).toEqual([]);
      expect(await stateOf(app)).toBe(before);
    },
    WALK_MS,
  );

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that looks like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['no origin to name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])(
    '%s: every write answers 403 even with a session, and nothing changes',
    async (_from, headers) => {
      proves('4-40');
      const writes = table().filter(({ method, url }) => !READS.includes(method) && !/^\/api\/(?:en|ar)\//.test(url));
      const before = await stateOf(app);
      const answers = await walk(walkedRoutes(engine, writes), { cookie: app.cookie, ...headers });
      expect(answers.flatMap((one) => (one.status === 403 ? [] : [one.said]))).toEqual([]);
      proves('3-89');
      expect(writes.length).toBeGreaterThan(100);
      expect(await stateOf(app)).toBe(before);
    },
    WALK_MS,
  );

  test.each(['a stranger', 'the staff'])(
    '%s changes nothing by reading, and every answer says how long it may be kept',
    async (who) => {
      const reads = table().filter(
        ({ method, url }) => READS.includes(method) && !url.startsWith('/api/ar') && !NEEDS_A_QUESTION.test(url),
      );
      const before = await stateOf(app);
      const isStaff = who === 'the staff';
      const answers = await walk(walkedRoutes(engine, reads, { turn: Number(isStaff) }), isStaff ? { cookie: app.cookie } : {});
      const isRight = ({ route, status, cached, sniffed }: Walked) =>
        status === (route.access === 'public' || isStaff ? 200 : 401) && cached !== null && sniffed === 'nosniff';
      expect(answers.flatMap((one) => (isRight(one) ? [] : [one.said]))).toEqual([]);
      expect(answers.flatMap(({ route, openTo }) => (openTo === null || route.url.includes('/uploads/') ? [] : [route.url]))).toEqual([]);
      expect(await stateOf(app)).toBe(before);
    },
    WALK_MS,
  );

  test('what does not exist or cannot be read is never kept by caches either', async () => {
    for (const address of [
      '/api/en/nothing',
      '/api/en/products/987654321',
      '/api/en/products/x',
      '/api/en/%',
      `/api/en/products/search/${'x'.repeat(3000)}`,
      `/api/en/products/${'1'.repeat(1500)}`,
    ]) {
      const { status, headers, body } = await app.call('GET', address);
      expect([address.slice(0, 60), [400, 404].includes(status), headers.get('cache-control'), body['success']]).toEqual([
        address.slice(0, 60),
        true,
        'no-store',
        false,
      ]);
    }
    const page = await app.call('GET', '/nothing');
    expect([page.status, page.headers.get('cache-control'), page.text.startsWith('<!DOCTYPE html>')]).toEqual([404, 'no-store', true]);
  });

  test('a route that does not say who may use it stops the start', async () => {
    const { operations } = app.server;
    const start = (config: object) =>
      createApp({
        operations,
        dataDir: app.dataDir,
        publicUrl: undefined,
        trustsProxy: false,
        logger: { level: 'silent' },
        readiness: () => Promise.reject(new Error('nobody asks')),
        isStopping: () => false,
        extend: async (instance) => void instance.get('/forgotten', config, () => 'open'),
      });
    await expect(start({})).rejects.toThrow('GET /forgotten does not say who may use it');
    await expect(start({ config: { access: 'admin' } })).rejects.toThrow('GET /forgotten does not say who may use it');
    await expect(start({ config: { access: [] } })).rejects.toThrow('GET /forgotten does not say who may use it');
    const declared = await start({ config: { access: 'content.read' } });
    expect((await declared.inject('/forgotten')).statusCode).toBe(401);
    await declared.close();
  });
});
