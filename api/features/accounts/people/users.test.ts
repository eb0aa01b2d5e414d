import { expect, test } from 'vitest';
import { openAccounts } from '../accounts.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { createTestAccounts, HOME, PASSWORD } from '../test-accounts.ts';
import { proves } from '#test/requirements/proves.ts';

const GENERATED = /^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/;

test.each(ENGINES)('a new database has no account; the first start makes one, once, even if two processes start (%s)', async (engine) => {
  const { url, drop } = await createMigratedDatabase(engine);
  const databases = [openDatabase(url), openDatabase(url)];
  await migrate(databases[0]!);
  const [one, other] = databases.map((database) => openAccounts({ database, clock: () => new Date(), siteUrl: '', onNewMail: () => {} }));
  expect(await one!.listUsers()).toEqual([]);
  await expect(one!.login({ username: 'admin', password: 'admin', address: HOME })).rejects.toMatchObject({ code: 'wrong-credentials' });

  const made = await Promise.all([one!.ensureFirstAdministrator(undefined), other!.ensureFirstAdministrator(undefined)]);
  const [first, ...rest] = made.filter((administrator) => administrator !== undefined);
  expect(rest).toEqual([]);
  proves('3-87');
  expect(first).toEqual({ username: 'admin', password: expect.stringMatching(GENERATED) });
  await expect(one!.login({ username: 'admin', password: first!.password!, address: HOME })).resolves.toBeTruthy();
  expect(await one!.ensureFirstAdministrator('another preset password')).toBeUndefined();
  await Promise.all(databases.map((database) => database.close()));
  await drop();
});

test.each(ENGINES)('a preset first password is used and never answered; a weak one is refused (%s)', async (engine) => {
  const { accounts, database, login } = await createTestAccounts(engine);
  await expect(login()).resolves.toBeTruthy();
  await database.kysely.deleteFrom('users').execute();
  await expect(accounts.ensureFirstAdministrator('password1234')).rejects.toMatchObject({
    details: { fields: { password: 'too-common' } },
  });
  expect(await accounts.ensureFirstAdministrator(PASSWORD)).toEqual({ username: 'admin', password: undefined });
});

test.each(ENGINES)('an administrator adds users, in one spelling each (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  const { user, password } = await accounts.addUser({ username: ' Sara.Q ', role: 'owner' }, { id: 1 });
  expect(user.username).toBe('sara.q');
  expect(password).toMatch(GENERATED);
  await expect(login({ username: 'SARA.Q', password })).resolves.toMatchObject({ user });
  await expect(accounts.addUser({ username: 'ＳＡＲＡ.q', role: 'owner' }, undefined)).rejects.toMatchObject({
    details: { fields: { username: 'taken' } },
  });
  for (const [username, problem] of [
    ['a', 'too-short'],
    ['x'.repeat(65), 'too-long'],
    ['two words', 'not-a-username'],
    ['<b>', 'not-a-username'],
    ['\u0430dmin', 'mixed-scripts'], // with a Cyrillic letter it looks like another name
  ] as const) {
    await expect(accounts.addUser({ username, role: 'owner' }, undefined)).rejects.toMatchObject({
      details: { fields: { username: problem } },
    });
  }
  await expect(accounts.addUser({ username: 'omar', password: 'too short', role: 'owner' }, undefined)).rejects.toMatchObject({
    details: { fields: { password: 'too-short' } },
  });
  expect((await accounts.listUsers()).map(({ username, isDisabled }) => [username, isDisabled])).toEqual([
    ['admin', false],
    ['sara.q', false],
  ]);
});

test.each(ENGINES)('nobody disables their own account or the last enabled one (%s)', async (engine) => {
  const { accounts } = await createTestAccounts(engine);
  const admin = { id: 1 };
  await expect(accounts.disableUser(1, undefined)).rejects.toMatchObject({
    code: 'not-allowed',
    details: { reason: 'last-owner' },
  });
  const { user: sara } = await accounts.addUser({ username: 'sara', role: 'owner' }, admin);
  await expect(accounts.disableUser(1, admin)).rejects.toMatchObject({ code: 'not-allowed', details: { reason: 'own-account' } });
  await accounts.disableUser(sara.id, admin);
  await accounts.disableUser(sara.id, admin);
  await expect(accounts.disableUser(1, sara)).rejects.toMatchObject({ details: { reason: 'last-owner' } });
  expect((await accounts.listUsers()).find(({ id }) => id === sara.id)?.isDisabled).toBe(true);
});

test.each(ENGINES)('no link to a new password is sent to a disabled account (%s)', async (engine) => {
  const { accounts } = await createTestAccounts(engine);
  const admin = { id: 1 };
  const { user: sara } = await accounts.addUser({ username: 'sara', role: 'editor' }, admin);
  const renew = () => accounts.renewPassword(sara.id, { email: 'sara@example.com', mailLanguage: 'ar' }, admin);
  await accounts.disableUser(sara.id, admin);
  await expect(renew()).rejects.toMatchObject({ code: 'not-allowed', details: { reason: 'disabled-account' } });
  await accounts.enableUser(sara.id, admin);
  await expect(renew()).resolves.toEqual({ isInvited: false });
});

test.each(ENGINES)('two administrators who disable each other at the same moment do not both succeed (%s)', async (engine) => {
  const { accounts } = await createTestAccounts(engine);
  const admin = { id: 1 };
  const { user: sara } = await accounts.addUser({ username: 'sara', role: 'owner' }, admin);
  const outcomes = await Promise.allSettled([accounts.disableUser(sara.id, admin), accounts.disableUser(admin.id, sara)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each(ENGINES)('of two owners who disable and demote each other at the same moment one stays (%s)', async (engine) => {
  const { accounts } = await createTestAccounts(engine);
  const { user: sara } = await accounts.addUser({ username: 'sara', role: 'owner' }, undefined);
  const outcomes = await Promise.allSettled([
    accounts.changeRole(1, { role: 'editor' }, { id: sara.id }),
    accounts.disableUser(sara.id, { id: 1 }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const owners = (await accounts.listUsers()).filter(({ role, isDisabled }) => role === 'owner' && !isDisabled);
  expect(owners).toHaveLength(1);
});

test.each(ENGINES)('changing a user who is not there is an error (%s)', async (engine) => {
  const { accounts } = await createTestAccounts(engine);
  for (const change of [accounts.disableUser, accounts.enableUser, accounts.resetPassword]) {
    await expect(change(77, undefined)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test.each(ENGINES)('what happens to accounts is on record, with who did it (%s)', async (engine) => {
  const { accounts, database, login } = await createTestAccounts(engine);
  const admin = { id: 1 };
  const { token, user: self } = await login();
  await login({ password: 'not this password' }).catch(() => undefined);
  const { user } = await accounts.addUser({ username: 'sara', role: 'owner' }, admin);
  await accounts.disableUser(user.id, admin);
  await accounts.enableUser(user.id, admin);
  await accounts.enableUser(user.id, admin);
  await accounts.changeRole(user.id, { role: 'owner' }, admin);
  await accounts.changeRole(user.id, { role: 'translator', language: 'ar' }, admin);
  await accounts.changeRole(user.id, { role: 'translator', language: 'ar' }, admin);
  await accounts.resetPassword(user.id, admin);
  await accounts.endOtherSessions(self, token);
  await accounts.logout(token);
  const rows = await database.kysely.selectFrom('audit').select(['action', 'actor', 'subject']).orderBy('id').execute();
  expect(rows.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['user-added', null, 'users/1'],
    ['login', 1, 'users/1'],
    ['login-failed', null, 'users/1'],
    ['user-added', 1, 'users/2'],
    ['user-disabled', 1, 'users/2'],
    ['user-enabled', 1, 'users/2'],
    ['role-changed', 1, 'users/2'],
    ['password-reset', 1, 'users/2'],
    ['sessions-ended', 1, 'users/1'],
    ['logout', 1, 'users/1'],
  ]);
});
