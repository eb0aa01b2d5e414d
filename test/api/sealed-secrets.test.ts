import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import { timeCode } from '#test/rig/time-code.ts';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { openSeal } from '#store/seal.ts';
import { forgetForeignSecrets } from '#store/sealed-secrets.ts';
import { openDatabase } from '#store/database/open.ts';
import { startServer } from '#server/start-server.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';

const KEY = 'a key of the environment, long enough';

test('what is sealed is opened by the same key alone, and never looks the same twice', () => {
  const [seal, other] = [openSeal(KEY), openSeal(`${KEY}!`)];
  const sealed = seal.seal('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect([seal.open(sealed), seal.open('never sealed')]).toEqual(['JBSWY3DPEHPK3PXP', 'never sealed']);
  expect([seal.isForeign(sealed), other.isForeign(sealed), other.isForeign('never sealed')]).toEqual([false, true, false]);
  expect(() => other.open(sealed)).toThrow('another key');
  expect(() => seal.open(`${sealed.slice(0, -2)}AA`)).toThrow();
});

test.each(ENGINES)(
  '%s: the first start makes a key nobody else reads, plain secrets are sealed with it, and a start without it says so',
  async (engine) => {
    const { url, dataDir, drop } = await createMigratedDatabase(engine);
    const path = join(dataDir, 'secret.key');
    const configuration = (env: Record<string, string> = {}) =>
      readConfiguration({
        PORT: '0',
        DATA_DIR: dataDir,
        ADMIN_PASSWORD,
        DEMO: '0',
        ...(engine === 'postgres' ? { DATABASE_URL: url } : {}),
        ...env,
      });
    const start = (env?: Record<string, string>) => startServer(configuration(env), { logger: { level: 'silent' } });

    let server = await start();
    expect(server.newKey).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const secret = new Secret({ size: 20 }).base32;
    const at = new Date().toISOString();
    const factor = { user_id: 1, kind: 'totp', name: '', secret, counter: 0, created_at: at } as const;
    await server.database.kysely.insertInto('factors').values(factor).execute();
    const hook = { name: 'CRM', url: 'https://hooks.invalid/x', events: '[]', secret: 'whsec_plain', created_at: at };
    await server.database.kysely.insertInto('webhooks').values(hook).execute();
    await server.stop();

    server = await start();
    expect(server.newKey).toBeUndefined();
    const stored = async () => [
      ...(await server.database.kysely.selectFrom('factors').select('secret').execute()),
      ...(await server.database.kysely.selectFrom('webhooks').select('secret').execute()),
    ];
    const sealed = await stored();
    expect(sealed).toEqual([{ secret: expect.stringMatching(/^sealed1:/) }, { secret: expect.stringMatching(/^sealed1:/) }]);
    const call = caller(server.address, {});
    const json = { username: 'admin', password: ADMIN_PASSWORD, code: await timeCode(secret) };
    expect((await call('POST', '/api/auth/login', { json })).status).toBe(200);
    await server.stop();

    const key = readFileSync(path, 'utf8').trim();
    rmSync(path);
    const missing = /1 authenticator apps and 1 webhooks are sealed with a key that is not here.*SECRET_KEY.*forget-key/s;
    await expect(start()).rejects.toThrow(missing);
    expect(existsSync(path)).toBe(false); // a second key would only hide that the first is missing
    await expect(start({ SECRET_KEY: KEY })).rejects.toThrow(missing);
    server = await start({ SECRET_KEY: key });
    expect(await stored()).toEqual(sealed);
    await server.stop();

    const database = openDatabase(url);
    expect(await forgetForeignSecrets(database.kysely, openSeal(KEY), at)).toEqual({ users: 1, webhooks: 1 });
    await database.close();
    writeFileSync(path, KEY);
    server = await start();
    await signIn(caller(server.address, {}));
    await server.stop();
    await drop();
  },
);
