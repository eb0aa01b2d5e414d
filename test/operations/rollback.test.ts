import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { command } from '#test/rig/postgres-template.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

const run = promisify(execFile);

describe.each(ENGINES)('%s', (engine) => {
  test('one command goes back to the copy from before a newer version, and deletes nothing', { timeout: 120_000 }, async () => {
    const { url, dataDir, drop } = await createTestDatabase(engine);
    onTestFinished(drop);
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' && { DATABASE_URL: url }) };
    const script = (name: string, ...more: string[]) =>
      run(process.execPath, [`scripts/${name}.ts`, '--env', '/dev/null', ...more], { env: { PATH: process.env['PATH'], ...env } });
    const add = async (address: string, name: string) => {
      const call = caller(address, {});
      return caller(address, { cookie: await signIn(call) })('POST', '/api/en/category/add', { form: { name } });
    };
    const server = await startServerProcess(env);
    expect((await add(server.url, 'Before')).status).toBe(201);
    await script('backup');
    expect((await add(server.url, 'After')).status).toBe(201);
    await expect(script('rollback')).rejects.toThrow(engine === 'postgres' ? '1 servers still use' : 'another Lamha server');
    await server.kill('SIGTERM');
    const database = openDatabase(url);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2999-01-01')`.execute(database.kysely);
    await database.close();
    await expect(startServerProcess(env)).rejects.toThrow('made by a newer version');

    await expect(script('rollback', '--to', 'test')).rejects.toThrow('not a finished backup');
    const { stdout } = await script('rollback');
    expect(stdout).toMatch(/Restored the backup[^]*The database as it was is in/);
    const aside = /the database (?<name>\w+_\d{14});/.exec(stdout)?.groups?.['name'];
    if (aside !== undefined) onTestFinished(() => command(url, `drop database ${aside}`));
    const again = await startServerProcess(env);
    onTestFinished(async () => void (await again.kill('SIGKILL')));
    const { text } = await caller(again.url, { cookie: await signIn(caller(again.url, {})) })('GET', '/api/en/category');
    expect([text.includes('Before'), text.includes('After')]).toEqual([true, false]);
    if (engine === 'sqlite') expect(await readdir(join(dataDir, 'set-aside'))).toHaveLength(1);
  });
});
