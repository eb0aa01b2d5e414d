import { expect, test } from 'vitest';
import { ENGINES } from '#test/rig/postgres.ts';
import { createToken } from '#api/http/session-token.ts';
import { createTestAccounts, HOME, HOUR, MINUTE, PASSWORD } from '../test-accounts.ts';

const NEXT = 'a quite different pass phrase';
const DAY = 24 * HOUR;

test.each(ENGINES)('every sign-in makes a new token, and a token nobody was given is nobody (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const [first, second] = [await login(), await login()];
  expect(first.token).not.toBe(second.token);
  for (const stranger of [undefined, '', 'x', createToken(), `${first.token} `, first.token.toLowerCase()])
    expect(await accounts.userOf(stranger)).toBeUndefined();
});

test.each(ENGINES)('after logout the token is worth nothing, and only that one (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const [here, there] = [await login(), await login()];
  await accounts.logout(here.token);
  await accounts.logout(here.token);
  expect(await accounts.userOf(here.token)).toBeUndefined();
  expect(await accounts.userOf(there.token)).toEqual(there.user);
});

test.each(ENGINES)('changing the password ends every other session at once and changes the own token (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const [here, there] = [await login(), await login()];
  const renewed = await accounts.changePassword({ user: here.user, token: here.token, current: PASSWORD, next: NEXT, address: HOME });
  expect(await accounts.userOf(there.token)).toBeUndefined();
  expect(await accounts.userOf(here.token)).toBeUndefined();
  expect(await accounts.userOf(renewed.token)).toEqual(here.user);
  await expect(login()).rejects.toMatchObject({ code: 'wrong-credentials' });
  await expect(login({ password: NEXT })).resolves.toBeTruthy();
});

test.each(ENGINES)('changing the password asks for the current one, within the same limit as signing in (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const { token, user } = await login();
  const change = (current: string, next = NEXT) => accounts.changePassword({ user, token, current, next, address: HOME });
  await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ code: 'invalid-input', details: { fields: { next: 'too-short' } } });
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(change('a wrong password')).rejects.toMatchObject({
      code: 'invalid-input',
      details: { fields: { current: 'wrong-password' } },
    });
  }
  await expect(change(PASSWORD)).rejects.toMatchObject({ code: 'too-many' });
  expect(await accounts.userOf(token)).toEqual(user);
});

test.each(ENGINES)('a session that was ended meanwhile cannot change the password (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const { token, user } = await login();
  await accounts.logout(token);
  await expect(accounts.changePassword({ user, token, current: PASSWORD, next: NEXT, address: HOME })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  await expect(login()).resolves.toBeTruthy();
});

test.each(ENGINES)('disabling a user or resetting the password ends the sessions at once (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const { user: sara } = await accounts.addUser({ username: 'sara', password: PASSWORD, role: 'owner' }, undefined);
  const first = await login({ username: 'sara' });
  await accounts.disableUser(sara.id, undefined);
  expect(await accounts.userOf(first.token)).toBeUndefined();
  await accounts.enableUser(sara.id, undefined);
  expect(await accounts.userOf(first.token)).toBeUndefined();

  const second = await login({ username: 'sara' });
  const password = await accounts.resetPassword(sara.id, undefined);
  expect(await accounts.userOf(second.token)).toBeUndefined();
  await expect(login({ username: 'sara', password })).resolves.toBeTruthy();
});

test.each(ENGINES)('a user disabled in the database itself is out at once too (%s)', async (engine) => {
  const { accounts, database, login } = await createTestAccounts(engine);
  const { token } = await login();
  await database.kysely.updateTable('users').set({ disabled_at: '2026-03-01T08:00:00.000Z' }).execute();
  expect(await accounts.userOf(token)).toBeUndefined();
});

test.each(ENGINES)('a session ends after twelve idle hours, and after a week in any case (%s)', async (engine) => {
  const { accounts, login, pass } = await createTestAccounts(engine);
  const idle = await login();
  pass(12 * HOUR);
  expect(await accounts.userOf(idle.token)).toBeUndefined();

  const busy = await login();
  for (let half = 0; half < 20; half += 1) {
    pass(8 * HOUR);
    expect(await accounts.userOf(busy.token)).toEqual(busy.user);
  }
  pass(8 * HOUR);
  expect(await accounts.userOf(busy.token)).toBeUndefined();
});

test.each(ENGINES)('a clock that is set back does not lengthen a session (%s)', async (engine) => {
  const { accounts, login, pass } = await createTestAccounts(engine);
  const { token, user } = await login();
  pass(-4 * MINUTE);
  expect(await accounts.userOf(token)).toEqual(user);
  pass(-DAY);
  expect(await accounts.userOf(token)).toBeUndefined();
});

test.each(ENGINES)('being seen is written at most once a minute (%s)', async (engine) => {
  const { accounts, database, login, pass } = await createTestAccounts(engine);
  const { token } = await login();
  const seenAfter = async (ms: number) => {
    pass(ms);
    await accounts.userOf(token);
    return (await database.kysely.selectFrom('sessions').select('seen_at').executeTakeFirstOrThrow()).seen_at;
  };
  expect(await seenAfter(59_000)).toBe('2026-03-01T08:00:00.000Z');
  expect(await seenAfter(1000)).toBe('2026-03-01T08:01:00.000Z');
});

test.each(ENGINES)('signing out everywhere else keeps this session, and says how many it ended (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const [here, there] = [await login(), await login(), await login()];
  expect(await accounts.endOtherSessions(here.user, here.token)).toBe(2);
  expect(await accounts.userOf(there.token)).toBeUndefined();
  expect(await accounts.userOf(here.token)).toEqual(here.user);
});

test.each(ENGINES)('the database holds no token, no password and no address, and forgets ended sessions (%s)', async (engine) => {
  const { accounts, database, login, pass } = await createTestAccounts(engine);
  const { token, user } = await login();
  await login();
  const renewed = await accounts.changePassword({ user, token, current: PASSWORD, next: NEXT, address: HOME });
  const tables = ['users', 'sessions', 'limits', 'audit', 'facts'] as const;
  const dump = JSON.stringify(await Promise.all(tables.map((table) => database.kysely.selectFrom(table).selectAll().execute())));
  for (const secret of [token, renewed.token, PASSWORD, NEXT, HOME]) expect(dump).not.toContain(secret);
  pass(8 * DAY);
  await login({ password: NEXT });
  expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
