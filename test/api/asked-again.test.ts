import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { quickCaller } from '#test/rig/quick-call.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { realBody } from '#test/rig/real-body.ts';
import { seed } from '#test/rig/seed.ts';

const MINUTE_MS = 60_000;
let msAhead = 0;

/** What could do harm in the wrong hands at an open screen; what is missing here would not be asked for. */
const HARMFUL = [
  'DELETE /auth/factors/:id',
  'DELETE /tokens/:id',
  'DELETE /users/:id/invitation',
  'DELETE /webhooks/:id',
  'GET /backups/:backup/download',
  'GET /inbox/export',
  'GET /log/export',
  'GET /offers/export',
  'GET /subscribers/export',
  'POST /auth/factors/passkey',
  'POST /auth/factors/passkey/confirm',
  'POST /auth/factors/recovery-codes',
  'POST /auth/factors/totp',
  'POST /auth/factors/totp/confirm',
  'POST /backups/:backup/restore',
  'POST /copies/:copy/restore',
  'POST /privacy/erase',
  'POST /privacy/export',
  'POST /tokens',
  'POST /users',
  'POST /users/:id/disable',
  'POST /users/:id/enable',
  'POST /users/:id/forget-second-step',
  'POST /users/:id/reset-password',
  'POST /users/:id/role',
  'POST /webhooks',
  'PUT /settings/security',
  'PUT /users/:id/invitation',
  'PUT /webhooks/:id',
];

onBothEngines(
  (door) => {
    const table = () => door.app().server.app.routeTable.filter(({ asksAgain, method }) => asksAgain && method !== 'HEAD');

    test('every harmful call, under every base, asks a session that is ten minutes old for the password and does nothing', async () => {
      const seeded = await seed(door.app());
      const plain = (url: string) => url.replace(/^\/api(?:\/en|\/ar)?(?=\/)/, '');
      expect([...new Set(table().map(({ method, url }) => `${method} ${plain(url)}`))].toSorted()).toEqual(HARMFUL);
      const cookie = await signIn(door.app().call);
      msAhead += 11 * MINUTE_MS;
      const call = quickCaller(door.app().url, { cookie });
      const users = (await call('GET', '/api/users')).text;
      for (const { method, url } of table()) {
        const path = plain(url).replace(/:(\w+)/g, '{$1}');
        const address = url.slice(0, url.length - plain(url).length) + realAddress(seeded, method, path);
        const answer = await call(method, address, await realBody(seeded, method, path));
        expect([method, address, answer.status, answer.body['next']]).toEqual([method, address, 403, 'confirm']);
      }
      expect((await call('GET', '/api/users')).text).toBe(users);
      call.close();
    });

    test('bringing back an earlier version of how people sign in asks as changing it does; other records come back at once', async () => {
      const cookie = await signIn(door.app().call);
      msAhead += 11 * MINUTE_MS;
      const call = quickCaller(door.app().url, { cookie });
      for (const path of ['/api', '/api/en', '/api/ar'].flatMap((base) => [
        `${base}/history/settings-security`,
        `${base}/history/settings%2Dsecurity`,
      ]))
        expect(await call('POST', `${path}/1/restore/1`)).toMatchObject({ status: 403, body: { next: 'confirm' } });
      const category = (await call('POST', '/api/en/category/add', { form: { name: 'Walls' } })).body['id'];
      expect((await call('POST', `/api/en/history/categories/${String(category)}/restore/1`)).status).toBe(200);
      call.close();
    });

    test('the password opens them for ten minutes, for this session alone', async () => {
      const [mine, elsewhere] = await Promise.all([signIn(door.app().call), signIn(door.app().call)]);
      const [here, there] = [mine, elsewhere].map((cookie) => caller(door.app().url, { cookie })) as [typeof door.call, typeof door.call];
      const isOpen = async (call: typeof door.call) => (await call('GET', '/api/en/inbox/export')).status;
      const isConfirmed = async () => (await here('GET', '/api/en/auth/confirmation')).body['isConfirmed'];
      expect([await isOpen(here), await isConfirmed()]).toEqual([200, true]);
      msAhead += 11 * MINUTE_MS;
      expect([await isOpen(here), await isConfirmed()]).toEqual([403, false]);
      const wrong = await here('POST', '/api/ar/auth/confirm', { json: { password: 'not this one at all' } });
      expect(wrong).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
      expect(await isOpen(here)).toBe(403);
      expect((await here('POST', '/api/en/auth/confirm', { json: { password: ADMIN_PASSWORD } })).status).toBe(200);
      expect([await isOpen(here), await isOpen(there)]).toEqual([200, 403]);
      msAhead += 11 * MINUTE_MS;
      expect(await isOpen(here)).toBe(403);
    });

    test('guessing the password here is limited as at the door', async () => {
      const call = caller(door.app().url, { cookie: await signIn(door.app().call) });
      const guess = async () => (await call('POST', '/api/en/auth/confirm', { json: { password: 'a guess like any other' } })).status;
      const statuses: number[] = [];
      for (let tries = 0; tries < 7; tries += 1) statuses.push(await guess());
      expect(statuses.at(-1)).toBe(429);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);
