import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { ADMIN_PASSWORD, caller, TIMEOUT_MS } from '#test/rig/app.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { startServer } from '#server/start-server.ts';

const LIMIT_MS = 100;
/** Longer than the server looks apart, so that look after look is late. */
const BLOCKS = 4;
const BLOCK_MS = 1500;

async function startBusy(settlesWithinMs?: number) {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const server = await startServer(readConfiguration({ PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0', TRUST_PROXY: '1' }), {
    logger: { level: 'silent' },
    maxEventLoopDelayMs: LIMIT_MS,
    settlesWithinMs,
    extend: async (app) => {
      app.get('/busy', { config: { access: 'public' } }, async () => {
        for (let block = 0; block < BLOCKS; block += 1) {
          const end = performance.now() + BLOCK_MS;
          while (performance.now() < end); // nothing else can run meanwhile: that is what overload looks like from inside
          await turn();
        }
        return {};
      });
      app.get('/still', { config: { access: 'public' } }, () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKS * BLOCK_MS); // as late, and without work
        return {};
      });
    },
  });
  return { server, drop };
}

test('an overloaded server refuses with 503 and Retry-After, answers its watchers, and recovers', async () => {
  const { server, drop } = await startBusy(2000);
  const call = caller(server.address, {});
  // Another address each time: what was answered once is kept, and never refused.
  let asked = 0;
  const askAnew = () => call('GET', `/api/en/search?q=${(asked += 1)}`);
  const askWhenBusy = async () => (await call('GET', '/busy'), await askAnew());
  let refused = await askWhenBusy();
  while (refused.status !== 503) refused = await askWhenBusy(); // a slow machine may ask after it has calmed down
  expect([refused.status, refused.headers.get('retry-after') !== null, refused.body['success']]).toEqual([503, true, false]);
  expect((await call('GET', '/healthz')).status).toBe(200);

  let answer = refused;
  while (answer.status === 503) answer = await askAnew(); // the test's own time limit ends this if it must
  expect(answer.status).toBe(200);
  await server.stop();
  await drop();
});

test('the first visitors of a server that has just started are no overload', async () => {
  const { server, drop } = await startBusy(TIMEOUT_MS);
  const call = caller(server.address, {});
  await call('GET', '/busy');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, asked) => (await call('GET', `/api/en/search?q=${asked}`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await server.stop();
  await drop();
});

test('a server that stood still, stopped or asleep, is not overloaded when it goes on', async () => {
  const { server, drop } = await startBusy(0);
  const call = caller(server.address, {});
  await call('GET', '/still');
  // Until the lateness has been measured and forgotten again.
  const until = performance.now() + 3000;
  // Each by another stranger: one alone may not ask as often as a quiet machine answers.
  for (let asked = 0; performance.now() < until; asked += 1) {
    const headers = { 'x-forwarded-for': `10.0.${(asked >> 8) & 255}.${asked & 255}` };
    expect((await call('GET', `/api/en/search?q=${asked}`, { headers })).status).toBe(200);
  }
  await server.stop();
  await drop();
});
