import { parseOptions, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { ROLES } from '#content/roles.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { createTestAccounts, HOME, MINUTE, PASSWORD, type TestAccounts } from '../test-accounts.ts';
import { proves } from '#test/requirements/proves.ts';

// The real library, with its calls counted.
vi.mock('@node-rs/argon2', { spy: true });

const WRONG = 'not-the-password-at-all';
const wrongCredentials = expect.objectContaining({ code: 'wrong-credentials', details: {} });
const tooMany = expect.objectContaining({ code: 'too-many', details: { retryAfter: expect.any(Number) } });

async function countVerified(work: () => Promise<unknown>): Promise<number> {
  const before = vi.mocked(verify).mock.calls.length;
  await work();
  return vi.mocked(verify).mock.calls.length - before;
}

async function failures(tries: Promise<unknown>[]): Promise<unknown[]> {
  return (await Promise.allSettled(tries)).map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined));
}

function guessFrom(address: string, { login }: TestAccounts, times: number): Promise<unknown[]> {
  return failures(Array.from({ length: times }, () => login({ password: WRONG, address })));
}

test.each(ENGINES)('the right name in any case and width and the right password sign in (%s)', async (engine) => {
  const { accounts, login } = await createTestAccounts(engine);
  for (const username of ['admin', ' Admin ', 'ＡＤＭＩＮ']) {
    const { token, user, expiresAt } = await login({ username });
    expect(user).toEqual({ id: 1, username: 'admin', role: 'owner', rights: ROLES.owner.rights, languages: ['en', 'ar'] });
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(expiresAt.toISOString()).toBe('2026-03-08T08:00:00.000Z');
    expect(await accounts.userOf(token)).toEqual(user);
  }
});

test.each(ENGINES)('unknown, disabled and wrong fail alike, with the same work (%s)', async (engine) => {
  const { accounts, database, login, pass } = await createTestAccounts(engine);
  const { user } = await accounts.addUser({ username: 'sara', password: PASSWORD, role: 'owner' }, undefined);
  await accounts.disableUser(user.id, undefined);
  for (const given of [
    { password: WRONG },
    { username: 'nobody' },
    { username: 'sara' },
    { username: 'sara', password: WRONG },
    { username: '' },
  ]) {
    pass(16 * MINUTE);
    expect(await countVerified(() => expect(login(given)).rejects.toEqual(wrongCredentials))).toBe(1);
  }
  const costs = new Set(vi.mocked(verify).mock.calls.map(([stored]) => JSON.stringify(parseOptions(stored))));
  expect([...costs]).toHaveLength(1);
  const rows = await database.kysely.selectFrom('audit').select(['actor', 'details']).where('action', '=', 'login-failed').execute();
  expect(rows).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toContain(HOME);
});

test.each(ENGINES)('of a hundred guesses from one address five cost a hash, and the owner gets in from another (%s)', async (engine) => {
  const rig = await createTestAccounts(engine);
  const names = ['admin', 'ADMIN', ' admin', 'Admin '];
  let outcomes: unknown[] = [];
  const verified = await countVerified(async () => {
    outcomes = await failures(
      Array.from({ length: 100 }, (_, n) => rig.login({ username: names[n % 4]!, password: `${WRONG}-${n}`, address: '127.0.0.9' })),
    );
  });
  expect(verified).toBe(5);
  expect(outcomes.filter((error) => wrongCredentials.asymmetricMatch(error))).toHaveLength(5);
  expect(outcomes.filter((error) => tooMany.asymmetricMatch(error))).toHaveLength(95);
  await expect(rig.login({ address: '127.0.0.9' })).rejects.toEqual(tooMany);

  const restarted = await rig.restart();
  await expect(restarted.login({ address: '127.0.0.9' })).rejects.toEqual(expect.objectContaining({ details: { retryAfter: 900 } }));
  await expect(restarted.login({ address: '127.0.0.10' })).resolves.toBeTruthy();
  restarted.pass(15 * MINUTE);
  await expect(restarted.login({ address: '127.0.0.9' })).resolves.toBeTruthy();
});

test.each(ENGINES)('one address has five guesses in all, whichever accounts it tries (%s)', async (engine) => {
  const rig = await createTestAccounts(engine);
  const guesses = Array.from({ length: 30 }, (_, n) => rig.login({ username: `user${n}` }));
  expect(await countVerified(() => failures(guesses))).toBeLessThanOrEqual(5);
});

test.each(ENGINES)('signing in to one account buys no guesses at another (%s)', async (engine) => {
  const rig = await createTestAccounts(engine);
  await rig.accounts.addUser({ username: 'sara', password: PASSWORD, role: 'owner' }, undefined);
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(rig.login({ password: WRONG })).rejects.toEqual(wrongCredentials);
    if (guess < 4) await rig.login({ username: 'sara' });
  }
  await expect(rig.login({ username: 'sara' })).rejects.toEqual(tooMany);
});

test.each(ENGINES)('right passwords are not counted (%s)', async (engine) => {
  const rig = await createTestAccounts(engine);
  for (let time = 0; time < 8; time += 1) await expect(rig.login()).resolves.toBeTruthy();
});

test.each(ENGINES)('guessing from many addresses is limited by account, but not where its owner is known (%s)', async (engine) => {
  const rig = await createTestAccounts(engine);
  await rig.login();
  const verified = await countVerified(async () => {
    for (const host of [2, 3, 4, 5, 6, 7]) await guessFrom(`192.0.2.${host}`, rig, 6);
  });
  expect(verified).toBe(20);
  await expect(rig.login({ address: '192.0.2.99' })).rejects.toEqual(tooMany);
  await expect(rig.login()).resolves.toBeTruthy();

  const fresh = await rig.accounts.resetPassword(1, undefined);
  await expect(rig.login({ address: '192.0.2.99', password: fresh })).resolves.toBeTruthy();
});

test('addresses of one IPv6 network, and the two spellings of an IPv4 address, count together', async () => {
  const rig = await createTestAccounts('sqlite');
  const network = ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::9'];
  for (const address of network) await expect(rig.login({ password: WRONG, address })).rejects.toEqual(wrongCredentials);
  await expect(rig.login({ address: '2001:db8:1:2:8::' })).rejects.toEqual(tooMany);
  await expect(rig.login({ address: '2001:db8:1:3::1' })).resolves.toBeTruthy();

  await guessFrom('::ffff:192.0.2.7', rig, 5);
  await expect(rig.login({ address: '192.0.2.7' })).rejects.toEqual(tooMany);
});

test('an absurdly long password or name is refused without work', async () => {
  const { login } = await createTestAccounts('sqlite');
  const long = 'ك'.repeat(1_000_000);
  const verified = await countVerified(async () => {
    for (const given of [{ password: long }, { username: long }, { password: long }]) {
      await expect(login(given)).rejects.toEqual(wrongCredentials);
    }
  });
  expect(verified).toBe(0);
});

test('more sign-ins at once than the server can hash are refused, and the refused ones do not count as guesses', async () => {
  const { database, login } = await createTestAccounts('sqlite');
  let running = 0;
  let most = 0;
  vi.mocked(verify).mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return false;
  });
  const outcomes = await failures(Array.from({ length: 200 }, (_, n) => login({ username: `user${n}`, address: `198.51.100.${n}` })));
  vi.mocked(verify).mockRestore();
  const overloaded = outcomes.filter((error) => expect.objectContaining({ code: 'overloaded' }).asymmetricMatch(error));
  const { count } = await database.kysely
    .selectFrom('limits')
    .select((eb) => eb.fn.sum<number>('count').as('count'))
    .where('key', 'like', '%:address:%')
    .executeTakeFirstOrThrow();
  expect(most).toBe(2);
  expect(overloaded.length).toBeGreaterThan(0);
  expect(count).toBe(200 - overloaded.length);
});

test.each(ENGINES)('a sign-in that overlaps a change of password leaves no session behind (%s)', async (engine) => {
  const { accounts, database, login } = await createTestAccounts(engine);
  const { token, user } = await login();
  vi.mocked(verify).mockImplementationOnce(async () => {
    await accounts.changePassword({ user, token, current: PASSWORD, next: 'another good password', address: HOME });
    return true;
  });
  await expect(login({ address: '192.0.2.50' })).rejects.toEqual(wrongCredentials);
  expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

test('passwords are kept as Argon2id at the promised cost and compared to the last byte', async () => {
  const { accounts, database, login } = await createTestAccounts('sqlite');
  const long = 'night-lights over the corniche '.repeat(3).slice(0, 79);
  await accounts.addUser({ username: 'sara', password: `${long}a`, role: 'owner' }, undefined);
  const rows = await database.kysely.selectFrom('users').select('password_hash').execute();
  proves('3-87');
  for (const { password_hash: stored } of rows) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect(login({ username: 'sara', password: `${long}b` })).rejects.toEqual(wrongCredentials);
  await expect(login({ username: 'sara', password: `${long}a` })).resolves.toBeTruthy();
});

test('an Arabic passphrase is the same in either Unicode form', async () => {
  const { accounts, login } = await createTestAccounts('sqlite');
  const phrase = 'أضواء المدينة آمنة ليلًا';
  expect(phrase.normalize('NFC')).not.toBe(phrase.normalize('NFD'));
  await accounts.addUser({ username: 'سارة', password: phrase.normalize('NFD'), role: 'owner' }, undefined);
  await expect(login({ username: 'سارة', password: phrase.normalize('NFC') })).resolves.toBeTruthy();
  await expect(login({ username: 'سارة'.normalize('NFD'), password: phrase.normalize('NFD') })).resolves.toBeTruthy();
});
