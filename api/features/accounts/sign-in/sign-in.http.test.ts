import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN_PASSWORD, createTestApp } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { translate } from '#i18n/translate.ts';
import { proves } from '#test/requirements/proves.ts';

// The real library, with its calls counted.
vi.mock('@node-rs/argon2', { spy: true });

const GUESSER = '127.0.0.9';
const OWNER = '127.0.0.10';

type Guess = { path?: string; headers?: Record<string, string>; json: Record<string, unknown> };
type Outcome = { status: number | undefined; headers: Record<string, unknown>; text: string };

/** Every address of 127.0.0.0/8 is this machine, so a test can come from several. */
async function signInFrom(address: string, base: string, { path = '/api/auth/login', headers = {}, json }: Guess): Promise<Outcome> {
  const type = { 'content-type': 'application/json' };
  const sent = request(base + path, { method: 'POST', localAddress: address, agent: false, headers: { ...type, ...headers } });
  sent.end(JSON.stringify(json));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

/** The same account and address in a hundred disguises. */
function disguisedGuess(n: number): Guess {
  const elsewhere = `203.0.113.${n}`;
  const disguises: Guess['headers'][] = [
    { 'x-forwarded-for': elsewhere },
    { forwarded: `for=${elsewhere}` },
    { 'x-real-ip': elsewhere },
    { 'cf-connecting-ip': elsewhere },
  ];
  return {
    path: ['/api/auth/login', '/api/auth/login/', '/api/ar/auth/login', '/api/en/auth/login?', '/API/auth/LOGIN'][n % 5]!,
    headers: disguises[n % 4]!,
    json: {
      username: ['admin', 'ADMIN', ' Admin '][n % 3],
      password: `a wrong guess ${n}`,
      ...(n % 2 ? { [`email${n}`]: `x${n}@example.com` } : {}),
    },
  };
}

const RIGHT: Guess = { json: { username: 'admin', password: ADMIN_PASSWORD } };

test.each(ENGINES)('of a hundred disguised guesses five cost a hash, and the owner signs in from elsewhere (%s)', async (engine) => {
  const app = await createTestApp({ engine });
  onTestFinished(app.stop);
  vi.mocked(verify).mockClear();
  const outcomes: Outcome[] = [];
  for (let n = 0; n < 100; n += 1) outcomes.push(await signInFrom(GUESSER, app.url, disguisedGuess(n)));
  proves('3-87');
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(5);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array<number>(5).fill(401), ...Array<number>(95).fill(429)]);
  expect(outcomes.slice(5).every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect((await signInFrom(OWNER, app.url, RIGHT)).status).toBe(200);
});

test.each(ENGINES)('a guesser is still refused after the server was killed and started again (%s)', async (engine) => {
  const { url, dataDir, drop } = await createMigratedDatabase(engine);
  onTestFinished(drop);
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' ? { DATABASE_URL: url } : {}) };
  const first = await startServerProcess(env);
  for (let n = 0; n < 5; n += 1) expect((await signInFrom(GUESSER, first.url, disguisedGuess(n))).status).toBe(401);
  await first.kill('SIGKILL');

  const second = await startServerProcess(env);
  expect((await signInFrom(GUESSER, second.url, RIGHT)).status).toBe(429);
  expect((await signInFrom(OWNER, second.url, RIGHT)).status).toBe(200);
  await second.kill('SIGTERM');
});

test('behind a proxy only the address that the proxy itself saw counts', async () => {
  const app = await createTestApp({ engine: 'sqlite', env: { TRUST_PROXY: '1' } });
  onTestFinished(app.stop);
  const seenAs = (visitor: string, n: number): Guess => ({
    ...disguisedGuess(n),
    headers: { 'x-forwarded-for': `203.0.113.${n}, ${visitor}` },
  });
  for (let n = 0; n < 5; n += 1) expect((await signInFrom(OWNER, app.url, seenAs('198.51.100.1', n))).status).toBe(401);
  expect((await signInFrom(OWNER, app.url, seenAs('198.51.100.1', 5))).status).toBe(429);
  expect((await signInFrom(OWNER, app.url, seenAs('198.51.100.2', 6))).status).toBe(401);
});

test('nobody can tell from the answer whether an account exists', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  // The day and the number of a call differ for everybody.
  const withoutDate = ({ status, headers: { date: _date, 'x-request-id': _id, ...headers }, text }: Outcome) => ({ status, headers, text });
  const [known, unknown] = await Promise.all(
    ['admin', 'nobody'].map((username) => signInFrom(GUESSER, app.url, { json: { username, password: 'a wrong guess' } })),
  );
  expect(known?.status).toBe(401);
  expect(withoutDate(unknown!)).toEqual(withoutDate(known!));
  expect(known?.text).toBe('{"success":false,"message":"Wrong username or password","errors":{}}');
});

test('a password of a megabyte is refused before any work is done on it', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  vi.mocked(verify).mockClear();
  for (const length of [1025, 50_000, 100_000, 1_000_000]) {
    const { status } = await signInFrom(GUESSER, app.url, { json: { username: 'admin', password: 'x'.repeat(length) } });
    expect([length, status]).toEqual([length, length > 60_000 ? 413 : 401]);
  }
  expect(vi.mocked(verify)).not.toHaveBeenCalled();
});

test('whoever signs in while the disk is full is told so, and is let in as soon as there is room', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  const { kysely } = app.server.database;
  const signIn = () => app.call('POST', '/api/ar/auth/login', { json: { username: 'admin', password: ADMIN_PASSWORD } });
  await sql`pragma max_page_count = 1`.execute(kysely); // no more than there is
  const note = (action: string) => kysely.insertInto('audit').values({ at: '', actor: null, action, subject: '', details: '{}' }).execute();
  // Large notes for whole pages, small ones for the corners that are left.
  for (const action of ['x'.repeat(500), ''])
    await expect(Promise.all(Array.from({ length: 2000 }, () => note(action)))).rejects.toThrow('full');
  const refused = await signIn();
  expect([refused.status, refused.body['message']]).toEqual([503, translate('ar', 'api.error.disk-full')]);
  expect((await app.call('GET', '/api/ar/products')).status).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(kysely);
  expect((await signIn()).status).toBe(200);
});
