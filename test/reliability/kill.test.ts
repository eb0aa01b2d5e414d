import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { compare, newLedger, writeUntilCut } from './ledger.ts';

/** The wide run (`npm run test:wide`) kills as often as the promise says. */
const KILLS = process.env['EVERY_COLLECTION'] === '1' ? { sqlite: 50, postgres: 10 } : { sqlite: 6, postgres: 3 };
const CLIENTS = 8;
/** On a busy machine. */
const FIRST_ANSWER_MS = 60_000;

for (const engine of ENGINES) {
  test(`nothing acknowledged is lost in ${KILLS[engine]} kills (${engine})`, { timeout: 600_000 }, async () => {
    const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase(engine);
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}) };
    const ledger = newLedger();
    let server = await startServerProcess(env);
    const cookie = await signIn(caller(server.url, {}));
    const category = await makeCategory(server.url, cookie);

    for (let kill = 0; kill < KILLS[engine]; kill += 1) {
      const before = ledger.acknowledged.size;
      const writing = writeUntilCut(server.url, cookie, ledger, CLIENTS, category);
      await vi.waitFor(() => expect(ledger.acknowledged.size).toBeGreaterThan(before), { timeout: FIRST_ANSWER_MS, interval: 10 });
      // The moment of the kill is the random part; nothing waits for the time to pass.
      await wait(randomInt(0, 450));
      await server.kill('SIGKILL');
      await writing;
      server = await startServerProcess(env); // by itself, without repair
    }

    const { acknowledged, ...found } = await compare(server.url, ledger, category);
    expect(found).toEqual({ lost: [], invented: [], doubled: 0, missingFiles: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(KILLS[engine]);
    await server.kill('SIGTERM');
    await drop();
  });
}

async function makeCategory(url: string, cookie: string): Promise<number> {
  const { body } = await caller(url, { cookie })('POST', '/api/en/category/add', { form: { name: 'Kill test' } });
  return Number(body['id']);
}
