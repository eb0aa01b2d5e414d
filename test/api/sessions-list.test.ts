import { expect, test } from 'vitest';
import { caller, createTestApp, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { addPerson, STAFF_PASSWORD } from '#test/rig/people.ts';

const PHONE = 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604';
type Listed = { id: string; name: string; isCurrent: boolean };

onBothEngines((door) => {
  const mailsTo = async (email: string) => {
    const rows = await door.app().server.database.kysely.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string }).filter(({ to }) => to === email);
  };

  test('somebody sees the own sessions with their devices and ends one of them; nobody else’s', async () => {
    const { username, call } = await addPerson(door.app(), 'editor');
    const stranger = await addPerson(door.app(), 'owner');
    const login = { json: { username, password: STAFF_PASSWORD }, headers: { 'user-agent': PHONE } };
    const { headers } = await door.call('POST', '/api/en/auth/login', login);
    const phone = caller(door.app().url, { cookie: headers.getSetCookie()[0]!.split(';')[0]! });
    const sessions = async () => (await call('GET', '/api/en/auth/sessions')).body as unknown as Listed[];
    expect((await sessions()).map(({ name, isCurrent }) => [name, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Safari, iPhone', false],
        [expect.any(String), true],
      ]),
    );
    const other = (await sessions()).find(({ isCurrent }) => !isCurrent)!;
    expect((await stranger.call('DELETE', `/api/en/auth/sessions/${other.id}`)).status).toBe(404);
    expect((await phone('GET', '/api/auth/me')).status).toBe(200);
    expect((await call('DELETE', `/api/en/auth/sessions/${other.id}`)).status).toBe(200);
    expect((await phone('GET', '/api/auth/me')).status).toBe(401);
    expect((await call('DELETE', `/api/en/auth/sessions/${other.id}`)).status).toBe(404);
    expect(await sessions()).toHaveLength(1);
  });

  test('what is stored of a session cannot be read off the list', async () => {
    const { call, cookie } = await addPerson(door.app(), 'reader');
    const { text } = await call('GET', '/api/en/auth/sessions');
    const rows = await door.app().server.database.kysely.selectFrom('sessions').select('token_hash').execute();
    expect(text).not.toContain(cookie.split('=')[1]);
    for (const { token_hash: hash } of rows) expect(text).not.toContain(hash.slice(0, 22));
  });

  test('another role, disabling and enabling are told by mail', async () => {
    const { id, username } = await addPerson(door.app(), 'reader');
    const before = (await mailsTo(`${username}@example.com`)).length;
    await door.admin('POST', `/api/en/users/${id}/role`, { json: { role: 'editor' } });
    for (const action of ['disable', 'enable']) await door.admin('POST', `/api/en/users/${id}/${action}`);
    const subjects = (await mailsTo(`${username}@example.com`)).slice(before).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('role'), expect.stringContaining('disabled'), expect.stringContaining('enabled')]);
  });
});

test('a disabled account is out on the other servers of the same database at the very next call', async () => {
  const one = await createTestApp({ engine: 'postgres' });
  const others = await Promise.all([0, 1].map(() => createTestApp({ engine: 'postgres', env: { DATABASE_URL: one.databaseUrl } })));
  const { id, username } = await addPerson(one, 'owner');
  const cookies = await Promise.all(others.map(({ call }) => signIn(call, username, STAFF_PASSWORD)));
  const statuses = () =>
    Promise.all(others.map(async ({ url }, index) => (await caller(url, { cookie: cookies[index]! })('GET', '/api/users')).status));
  expect(await statuses()).toEqual([200, 200]);
  expect((await one.admin('POST', `/api/users/${id}/disable`)).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
  for (const app of [...others, one]) await app.stop();
});
