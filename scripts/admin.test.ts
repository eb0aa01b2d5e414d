import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAccounts } from '#api/features/accounts/accounts.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase, type Engine } from '#store/database/open.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { runScript } from '#test/rig/run-script.ts';

type Run = { code: number; out: string; problem: string };

async function runAdmin(args: string[], env: Record<string, string>): Promise<Run> {
  const { code, stdout, stderr } = await runScript('admin', env, ...args);
  return { code, out: stdout, problem: stderr };
}

/** A database with an administrator `admin`, held open as the running server holds it. */
async function createSite(engine: Engine) {
  const { url, dataDir, drop } = await createMigratedDatabase(engine);
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrate(database);
  const accounts = openAccounts({ database, clock: () => new Date(), siteUrl: 'https://lamha.example', onNewMail: () => {} });
  await accounts.ensureFirstAdministrator('GlowMate-15-lights-up');
  return { accounts, admin: (...args: string[]) => runAdmin(args, engine === 'sqlite' ? { DATA_DIR: dataDir } : { DATABASE_URL: url }) };
}

function passwordIn({ out }: Run): string {
  return /^password: {2}(\S+)$/m.exec(out)?.[1] ?? '';
}

test.each(ENGINES)('the operator creates, lists and resets administrators while the server runs (%s)', async (engine) => {
  const { accounts, admin } = await createSite(engine);
  const created = await admin('create', 'Sara');
  expect(created).toMatchObject({ code: 0, problem: '' });
  const login = (password: string) => accounts.login({ username: 'sara', password, address: '192.0.2.1' });
  const { token } = await login(passwordIn(created));

  const reset = await admin('reset', 'SARA');
  expect(await accounts.userOf(token)).toBeUndefined();
  await expect(login(passwordIn(created))).rejects.toMatchObject({ code: 'wrong-credentials' });
  await expect(login(passwordIn(reset))).resolves.toBeTruthy();

  const listed = await admin('list');
  expect(listed.out).toMatch(/^admin\towner\tsince \d{4}-\d\d-\d\d\nsara\towner\tsince \d{4}-\d\d-\d\d\n$/);
});

test('mistakes are answered in one clear line', async () => {
  const { admin } = await createSite('sqlite');
  for (const [args, line] of [
    [['create', 'admin'], 'The name is already in use.\n'],
    [
      ['create', 'two words'],
      'A user name is one word of letters, digits and . _ @ - without spaces. The name colleagues see may be anything.\n',
    ],
    [['reset', 'nobody'], 'There is no account called nobody.\n'],
    [['create'], 'Say list, create NAME, reset NAME, owner NAME, factors NAME or forget-key; --help tells more.\n'],
    [['constructor', 'x'], 'Say list, create NAME, reset NAME, owner NAME, factors NAME or forget-key; --help tells more.\n'],
  ] as const) {
    expect(await admin(...args)).toEqual({ code: 1, out: '', problem: line });
  }
  expect((await admin('--help')).out).toContain('npm run admin -- create NAME');
});

test('a mistyped data folder is an error and not a new database', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const { code, problem } = await runAdmin(['list'], { DATA_DIR: join(dataDir, 'elsewhere') });
  expect(code).toBe(1);
  expect(problem).toMatch(/^There is no database at .*elsewhere.*\n$/);
  await drop();
});
