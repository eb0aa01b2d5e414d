import { readdirSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller } from '#test/rig/app.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

test('a wrong value in the environment stops the start with one line that names it', async () => {
  const wrong = {
    PORT: 'x',
    DATABASE_URL: 'mysql://x',
    ADMIN_PASSWORD: 'short',
    SMTP_URL: 'mail',
    S3_URL: 'bucket',
    COUNTRY: 'eg',
    PUBLIC_URL: 'ftp://x',
    DEMO: 'yes',
  };
  for (const [name, value] of Object.entries(wrong))
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  expect(() => readConfiguration({})).not.toThrow();
  await expect(startServerProcess({ COUNTRY: 'eg' })).rejects.toThrow('COUNTRY must be sa or ae');
});

test('two servers cannot share one SQLite folder, and the lock dies with the process', { timeout: 60_000 }, async () => {
  const { dataDir, drop } = await createTestDatabase('sqlite');
  const first = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  await expect(startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD })).rejects.toThrow('another Lamha server');
  await first.kill('SIGKILL');
  const second = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  await second.kill('SIGTERM');
  await drop();
});

test('a lost database is not replaced by an empty one', { timeout: 60_000 }, async () => {
  const { dataDir, drop } = await createTestDatabase('sqlite');
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  await server.kill('SIGTERM');
  for (const ending of ['', '-wal', '-shm']) await rm(join(dataDir, `lamha.sqlite${ending}`), { force: true });
  await expect(startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD })).rejects.toThrow('is missing');
  await drop();
});

test('a damaged database is refused, not repaired by guessing', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-damaged-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  await server.kill('SIGTERM');
  await rm(join(dataDir, 'lamha.sqlite-wal'), { force: true });
  await truncate(join(dataDir, 'lamha.sqlite'), 0);
  await writeFile(join(dataDir, 'lamha.sqlite'), 'this is not a database, whatever it is called, and is long enough');
  await expect(startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD })).rejects.toThrow('not a database');
  await rm(dataDir, { recursive: true });
});

test('with PostgreSQL the folder for files need not be there yet', { timeout: 60_000 }, async () => {
  const { url, dataDir, drop } = await createTestDatabase('postgres');
  const server = await startServerProcess({ DATA_DIR: join(dataDir, 'new', 'folder'), DATABASE_URL: url, ADMIN_PASSWORD });
  expect((await caller(server.url, {})('GET', '/readyz')).status).toBe(200);
  await server.kill('SIGTERM');
  await drop();
});

test('several processes that start together on one empty PostgreSQL migrate it once', { timeout: 60_000 }, async () => {
  const { url, drop } = await createTestDatabase('postgres');
  const databases = Array.from({ length: 4 }, () => openDatabase(url));
  const applied = await Promise.all(databases.map((database) => migrate(database)));
  const all = readdirSync('store/database/migrations').map((file) => file.replace('.ts', ''));
  expect(applied.flat()).toEqual(all.toSorted());
  await Promise.all(databases.map((database) => database.close()));
  await drop();
});

test('4-41: health answers without the database, readiness asks it', { timeout: 60_000 }, async () => {
  const { dataDir, drop } = await createTestDatabase('sqlite');
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  const call = caller(server.url, {});
  expect([(await call('GET', '/healthz')).text, (await call('GET', '/readyz')).text]).toEqual(['{"ok":true}', '{"ok":true}']);
  await server.kill('SIGTERM');
  await drop();
});
