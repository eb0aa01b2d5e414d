import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { compare, newLedger, writeUntilCut } from './ledger.ts';

const KILLS = { sqlite: 50, postgres: 10 } as const;
const CLIENTS = 8;

for (const engine of ENGINES) {
  test(`nothing acknowledged is lost in ${KILLS[engine]} kills (${engine})`, { timeout: 600_000 }, async () => {
    const { url: databaseUrl, dataDir, drop } = await createTestDatabase(engine);
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}) };
    const ledger = newLedger();
    let server = await startServerProcess(env);
    const cookie = await signIn(caller(server.url, {}));
    const category = await makeCategory(server.url, cookie);

    for (let kill = 0; kill < KILLS[engine]; kill += 1) {
      const writing = writeUntilCut(server.url, cookie, ledger, CLIENTS, category);
      // The moment of the kill is the random part; nothing waits for the time to pass.
      await wait(randomInt(50, 500));
      await server.kill('SIGKILL');
      await writing;
      server = await startServerProcess(env); // by itself, without repair
    }

    const { acknowledged, ...found } = await compare(server.url, ledger, category);
    expect(found).toEqual({ lost: [], invented: [], doubled: 0, missingFiles: [] });
    expect(acknowledged).toBeGreaterThan(KILLS[engine]);
    await server.kill('SIGTERM');
    await drop();
  });
}

async function makeCategory(url: string, cookie: string): Promise<number> {
  const { body } = await caller(url, { cookie })('POST', '/api/en/category/add', { form: { name: 'Kill test' } });
  return Number(body['id']);
}
