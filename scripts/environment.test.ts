import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appliedMigrations, migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase, createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { runScript } from '#test/rig/run-script.ts';
import { SERVER_FILE, SERVER_FOLDER } from './environment.ts';

const SOMEBODY = 65_534;

/** Whether we are root, and another account may read what is checked out here. */
function mayBecomeSomebody(): boolean {
  const look = `process.setgid(${SOMEBODY}); process.setuid(${SOMEBODY}); require('node:fs').readFileSync('scripts/environment.ts')`;
  return process.getuid?.() === 0 && spawnSync(process.execPath, ['-e', look]).status === 0;
}

test('commands look where the unit has environment and data', () => {
  const unit = readFileSync('deploy/lamha.service', 'utf8');
  expect(unit).toContain(`EnvironmentFile=-${SERVER_FILE}\n`);
  expect(unit).toContain(`DATA_DIR=${SERVER_FOLDER} `);
});

test('a command that names no site makes none, and says so', async () => {
  const dataDir = await quickFolder('lamha-nowhere-');
  for (const [command, ...args] of [
    ['backup'],
    ['admin', 'list'],
    ['mend'],
    ['demo', '--remove'],
    ['move', '--database', 'postgres://x@127.0.0.1/x'],
  ]) {
    const { code, stderr } = await runScript(command!, { DATA_DIR: dataDir }, ...args);
    expect([command, code, stderr]).toEqual([
      command,
      1,
      expect.stringMatching(/There is no database at .+ Start the server once, or set DATA_DIR\.\n$/),
    ]);
  }
  expect((await runScript('doctor', { DATA_DIR: dataDir })).stdout).toContain('yet: the first start makes it');
  expect(existsSync(join(dataDir, 'lamha.sqlite'))).toBe(false);
});

test('an empty PostgreSQL has nothing to back up, in words', async () => {
  const { url, dataDir, drop } = await createTestDatabase('postgres');
  onTestFinished(drop);
  const { code, stderr } = await runScript('backup', { DATA_DIR: dataDir, DATABASE_URL: url });
  expect([code, stderr]).toEqual([1, expect.stringContaining('the database is empty')]);
});

test.each(ENGINES)('no command beside the server upgrades its database, which would leave no copy of before (%s)', async (engine) => {
  const { url, dataDir, drop } = await createTestDatabase(engine);
  onTestFinished(drop);
  const database = openDatabase(url);
  const before = await migrate(database, '0015-log-origin');
  const env = { DATA_DIR: dataDir, ...(engine === 'postgres' && { DATABASE_URL: url }) };
  for (const [command, ...args] of [['admin', 'list'], ['mend'], ['demo']]) {
    const { code, stderr } = await runScript(command!, env, ...args);
    expect([command, code, stderr]).toEqual([command, 1, expect.stringContaining('of an earlier version. Start this version')]);
  }
  expect(await appliedMigrations(database)).toEqual(before);
  await database.close();
});

test.skipIf(!mayBecomeSomebody())("what root makes beside the server belongs to the server's account", async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  onTestFinished(drop);
  for (const path of [dataDir, ...(await readdir(dataDir)).map((name) => join(dataDir, name))]) chownSync(path, SOMEBODY, SOMEBODY);
  const file = join(await quickFolder('lamha-environment-'), 'lamha.env');
  writeFileSync(file, `DATA_DIR=${dataDir}\n`, { mode: 0o600 }); // for root alone
  expect((await runScript('backup', {}, '--env', file)).stderr).toBe('');
  for (const path of ['backups', 'lamha.sqlite']) expect([path, statSync(join(dataDir, path)).uid]).toEqual([path, SOMEBODY]);
  expect(await runScript('admin', {}, 'list', '--env', file)).toMatchObject({ code: 0 });
});
