import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { command } from '#test/rig/postgres-template.ts';
import { runScript } from '#test/rig/run-script.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('one command goes back to the copy from before a newer version, and deletes nothing', async () => {
    const { url, dataDir, drop } = await createMigratedDatabase(engine);
    onTestFinished(drop);
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' && { DATABASE_URL: url }) };
    const script = (name: string, ...more: string[]) => runScript(name, env, '--env', '/dev/null', ...more);
    const add = async (address: string, name: string) => {
      const call = caller(address, {});
      return caller(address, { cookie: await signIn(call) })('POST', '/api/en/category/add', { form: { name } });
    };
    const server = await startServerProcess(env);
    expect((await add(server.url, 'Before')).status).toBe(201);
    await script('backup');
    expect((await add(server.url, 'After')).status).toBe(201);
    const running = engine === 'postgres' ? '1 servers still use' : 'another Lamha server';
    expect(await script('rollback')).toMatchObject({ code: 1, stderr: expect.stringContaining(running) });
    await server.kill('SIGTERM');
    const database = openDatabase(url);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2999-01-01')`.execute(database.kysely);
    await database.close();
    await expect(startServerProcess(env)).rejects.toThrow('made by a newer version');

    expect((await script('rollback', '--to', 'test')).stderr).toContain('not a finished backup');
    const { stdout, stderr } = await script('rollback');
    expect(stderr).toBe('');
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
