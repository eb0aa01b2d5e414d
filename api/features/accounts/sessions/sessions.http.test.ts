import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN_PASSWORD, caller, createTestApp, signIn, type Call } from '#test/rig/app.ts';
import { invite } from '#test/rig/people.ts';
import { createToken } from '#api/http/session-token.ts';
import { proves } from '#test/requirements/proves.ts';

const NEXT = 'a quite different pass phrase';
const HOUR = 3600_000;

/** One engine is enough here: what sessions promise is proven on both in sessions.test.ts. */
async function createApp() {
  const time = { now: Date.parse('2026-03-01T08:00:00Z') };
  const app = await createTestApp({ engine: 'sqlite', clock: () => new Date(time.now) });
  onTestFinished(app.stop);
  const enter = async (username?: string, password?: string) => {
    const cookie = await signIn(app.call, username, password);
    return { cookie, call: caller(app.url, { cookie }) };
  };
  return { ...app, enter, pass: (ms: number) => (time.now += ms) };
}

async function statusOf(call: Call): Promise<number> {
  return (await call('GET', '/api/auth/me')).status;
}

test('a cookie planted before signing in is replaced', async () => {
  const { call, url } = await createApp();
  const [planted, device] = [`lamha=${createToken()}`, `lamha-device=${createToken()}`];
  const { headers } = await call('POST', '/api/auth/login', {
    json: { username: 'admin', password: ADMIN_PASSWORD },
    headers: { cookie: `${planted}; ${device}` },
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^lamha=[\w-]{43}; Path=\/; Expires=Sun, 08 Mar 2026 08:00:00 GMT; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^lamha-device=[\w-]{43}; Path=\/; Expires=Sat, 30 May 2026 08:00:00 GMT; HttpOnly; SameSite=Lax$/),
  ]);
  expect(headers.getSetCookie()[0]).not.toContain(planted);
  expect(headers.getSetCookie()[1]).not.toContain(device);
  expect(await statusOf(caller(url, { cookie: planted }))).toBe(401);
});

test('a cookie is worth nothing after logout', async () => {
  const { enter, admin } = await createApp();
  const { call } = await enter();
  expect(await statusOf(call)).toBe(200);
  const { headers } = await call('POST', '/api/auth/logout');
  expect(headers.getSetCookie()[0]).toMatch(/^lamha=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect(await statusOf(call)).toBe(401);
  expect(await statusOf(admin)).toBe(200);
});

test('changing the password ends the other sessions at once and renews the own one', async () => {
  const { enter, admin, url } = await createApp();
  const { call } = await enter();
  const refused = await call('POST', '/api/ar/auth/password', { json: { current: 'not the current one', next: NEXT } });
  expect([refused.status, refused.body['errors']]).toEqual([422, { current: 'قيمة «كلمة المرور الحالية» غير صحيحة.' }]);
  const changed = await call('POST', '/api/auth/password', { json: { current: ADMIN_PASSWORD, next: NEXT } });
  expect([changed.status, changed.body['message']]).toEqual([200, 'Password changed']);
  proves('4-01');
  expect([await statusOf(admin), await statusOf(call)]).toEqual([401, 401]);
  const cookie = changed.headers.getSetCookie()[0]!.split(';')[0]!;
  expect(await statusOf(caller(url, { cookie }))).toBe(200);
});

test('whoever is signed in nowhere else is told that nothing was ended', async () => {
  const { enter, admin } = await createApp();
  await enter();
  const end = async () => (await admin('POST', '/api/auth/end-other-sessions')).body;
  expect(await end()).toMatchObject({ ended: 1, message: 'Other sessions ended' });
  expect(await end()).toMatchObject({ ended: 0, message: 'Nothing was ended: you are signed in nowhere else.' });
});

test('a disabled user is out at once, and nobody locks themselves out', async () => {
  const app = await createApp();
  const { enter, admin } = app;
  const id = await invite(app, { username: 'sara' }, NEXT);
  const sara = await enter('sara', NEXT);
  expect(await statusOf(sara.call)).toBe(200);
  expect((await admin('POST', `/api/users/${id}/disable`)).status).toBe(200);
  expect(await statusOf(sara.call)).toBe(401);
  const own = await admin('POST', '/api/users/1/disable');
  expect([own.status, own.body['message']]).toEqual([403, 'You cannot do this to your own account.']);
});

test('an idle session ends', async () => {
  const { admin, pass } = await createApp();
  pass(11 * HOUR);
  expect(await statusOf(admin)).toBe(200);
  pass(12 * HOUR);
  expect(await statusOf(admin)).toBe(401);
});

test('the database files hold no cookie and no password', async () => {
  const { dataDir, cookie } = await createApp();
  const files = await Promise.all(['lamha.sqlite', 'lamha.sqlite-wal'].map((name) => readFile(join(dataDir, name))));
  const dump = Buffer.concat(files).toString('latin1');
  expect(dump).toContain('admin');
  expect(dump).not.toContain(cookie.split('=')[1]);
  expect(dump).not.toContain(ADMIN_PASSWORD);
});

test('the flag that the browser keeps opens nothing', async () => {
  const { call } = await createApp();
  for (const headers of [
    {},
    { cookie: 'isLoggedIn=true; loggedIn=true' },
    { authorization: 'Bearer true' },
    { cookie: `lamha=${createToken()}` },
  ]) {
    proves('3-88');
    for (const path of ['/api/auth/me', '/api/users']) expect((await call('GET', path, { headers })).status).toBe(401);
  }
});

test('over https the cookie is the host’s own, and the plain one is not accepted', async () => {
  const app = await createTestApp({ engine: 'sqlite', env: { PUBLIC_URL: 'https://lamha.example.com' } });
  onTestFinished(app.stop);
  expect(app.cookie).toMatch(/^__Host-lamha=/);
  expect(await statusOf(app.admin)).toBe(200);
  expect(await statusOf(caller(app.url, { cookie: app.cookie.replace('__Host-', '') }))).toBe(401);
});
