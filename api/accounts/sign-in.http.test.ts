import { request } from 'node:http';
import { verify } from '@node-rs/argon2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN_PASSWORD, createTestApp } from '#test/rig/app.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

// The real library, with its calls counted.
vi.mock('@node-rs/argon2', { spy: true });

const GUESSER = '127.0.0.9';
const OWNER = '127.0.0.10';

type Guess = { path?: string; headers?: Record<string, string>; json: Record<string, unknown> };
type Outcome = { status: number | undefined; headers: Record<string, unknown>; text: string };

/** Every address of 127.0.0.0/8 is this machine, so a test can come from several. */
function signInFrom(address: string, base: string, { path = '/api/auth/login', headers = {}, json }: Guess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      { method: 'POST', localAddress: address, agent: false, headers: { 'content-type': 'application/json', ...headers } },
      async (answer) => {
        const chunks: Buffer[] = await Array.fromAsync(answer);
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      },
    );
    sent.on('error', reject).end(JSON.stringify(json));
  });
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
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 100; n += 1) {
    const { status, headers } = await signInFrom(GUESSER, app.url, disguisedGuess(n));
    statuses.push(status);
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(5);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  expect((await signInFrom(OWNER, app.url, RIGHT)).status).toBe(200);
});

test.each(ENGINES)('a guesser is still refused after the server was killed and started again (%s)', async (engine) => {
  const { url, dataDir, drop } = await createTestDatabase(engine);
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
  const withoutDate = ({ status, headers: { date: _date, ...headers }, text }: Outcome) => ({ status, headers, text });
  const [known, unknown] = await Promise.all(
    ['admin', 'nobody'].map((username) => signInFrom(GUESSER, app.url, { json: { username, password: 'a wrong guess' } })),
  );
  expect(known?.status).toBe(401);
  expect(withoutDate(unknown!)).toEqual(withoutDate(known!));
  expect(known?.text).toBe('{"success":false,"message":"Wrong username or password","errors":{}}');
});

test('a password of a megabyte is refused within 50 milliseconds', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  vi.mocked(verify).mockClear();
  for (const length of [1025, 100_000, 1_000_000]) {
    const start = performance.now();
    const { status } = await signInFrom(GUESSER, app.url, { json: { username: 'admin', password: 'x'.repeat(length) } });
    expect([length, status]).toEqual([length, length > 500_000 ? 413 : 401]);
    expect(performance.now() - start).toBeLessThan(50);
  }
  expect(vi.mocked(verify)).not.toHaveBeenCalled();
});
