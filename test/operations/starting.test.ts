import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfiguration, type SECRET_VARIABLES } from '#api/configuration.ts';
import { startServer, type Server } from '#server/start-server.ts';
import { VERSION } from '#store/version.ts';
import { upgradeDatabase } from '#store/upgrade.ts';
import { openStorage } from '#store/files/storage.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, TIMEOUT_MS } from '#test/rig/app.ts';
import { createMigratedDatabase, createTestDatabase } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { proves } from '#test/requirements/proves.ts';

/** What people write by mistake, and what they read then. */
const WRONG: readonly (readonly [string, string, string])[] = [
  ['PORT', 'x', 'must be a port number'],
  ['PORT', '70000', 'must be a port number, 0 to 65535'],
  ['HOST', 'http://127.0.0.1', 'without http://'],
  ['HOST', '0.0.0.0:3000', 'without the port, which is PORT'],
  ['DATABASE_URL', 'mysql://x', 'must look like postgres://'],
  ['DATABASE_URL', 'postgres://lamha:a#b@h:5432/n', 'in a password write / as %2F, # as %23'],
  ['DATABASE_URL', 'postgres://lamha:a/b@h:5432/n', 'in a password write / as %2F'],
  ['ADMIN_PASSWORD', 'short', 'must have 12 to 128 characters'],
  ['SMTP_URL', 'mail.example.com:587', 'must look like smtp://'],
  ['SMTP_URL', 'smtp://u:a#b@h:587', 'in a password write'],
  ['S3_URL', 'bucket', 'must look like https://key:secret@host/bucket'],
  ['S3_URL', 'https://k:s@h:port/b', 'must look like https://key:secret@host/bucket'],
  ['COUNTRY', 'eg', 'must be sa or ae'],
  ['PUBLIC_URL', 'example.com', 'must be an http or https address'],
  ['PUBLIC_URL', 'https://example.com/shop', 'cannot live below a path'],
  ['DEMO', 'yes', 'must be 0 or 1'],
  ['TRUST_PROXY', 'true', 'must be 0 or 1'],
  ['CLAMD_URL', '127.0.0.1:3310', 'must look like tcp://'],
  ['SECRET_KEY', 'short', 'must have at least 32 characters'],
  ['SECRET_KEY', 'k'.repeat(501), 'must have at most 500 characters'],
  ['DATABASE_POOL', '1', 'must be a number of connections, 2 to 200'],
  ['COPY_URL', './copies', 'the whole path of a folder'],
  ['COPY_KEY', 'key', 'must be a key of age'],
  ['SLOW_REQUEST_MS', '1s', 'must be a number of milliseconds'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['SERVER_URL', 'app1:3000', 'must be an http or https address'],
  ['PURGE_METHOD', 'post', 'must be POST, PURGE or BAN'],
  ['KEPT_PAGES', 'pages', 'must be the whole path of a folder'],
  ['DATA_DIR', '~/lamha', 'written out: no ~, $ or quotation marks'],
  ['DATA_DIR', '$HOME/lamha', 'written out'],
  ['DATA_DIR', '/srv/${SITE}', 'written out'],
  ['DATA_DIR', '"/var/lib/lamha"', 'written out'],
  ['DATA_DIR', ' /var/lib/lamha', 'written out'],
  ['DATA_DIR', 's3://lamha', 'no address'],
  ['PUBLIC_URL', 'https://lamha:secret@example.com', 'without a name and password'],
  ['PUBLIC_URL', 'https://*.example.com', 'the address of a whole host'],
  ['SERVER_URL', 'http://app1:3000/lamha', 'the address of a whole host'],
  ['SMTP_URL', 'smtp://u:50%@h:587', '% as %25'],
  ['S3_URL', 'https://k:%zz@h/b', '% as %25'],
  ['CLAMD_URL', 'tcp://127.0.0.1:99999', 'must look like tcp://'],
  ['METRICS_TOKEN', '"in quotation marks"', 'without quotation marks'],
  ['METRICS_TOKEN', 'كلمة سر طويلة للأرقام', 'plain letters, digits and signs'],
  ['LOG_LEVEL', 'verbose', 'must be fatal, error, warn, info, debug or silent'],
];

test('a wrong value in the environment stops the start with one line that names it and says what is right', async () => {
  for (const [name, value, said] of WRONG) {
    const refused = refusalOf({ [name]: value });
    expect(refused).toMatch(new RegExp(`^Error: ${name} must .+$`));
    expect(refused).toContain(said);
  }
  expect(refusalOf({ PURGE_TOKEN: 'told' })).toContain('PURGE_URL is missing');
  expect(refusalOf({ PURGE_URL: 'https://h/purge', PURGE_TOKEN: 'of two\nlines' })).toContain('PURGE_TOKEN must be of plain letters');
  expect(refusalOf({ PUBLIC_URL_FILE: '/run/secrets/url' })).toMatch(/^Error: PUBLIC_URL_FILE is not read: .+ into PUBLIC_URL$/);
  for (const env of [
    {},
    { PORT: ' ' },
    { DATABASE_URL: 'postgres:///n?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://u:50%@h/n' },
    { HOST: '::' },
  ])
    expect(() => readConfiguration(env)).not.toThrow();
  expect(readConfiguration({ PORT: ' ' }).port).toBe(3000);
  // Cookies are `Secure`, and links lead somewhere, however it is written.
  for (const written of ['HTTPS://Example.com', 'https://example.com/', 'https://example.com?', 'https://example.com:443'])
    expect(readConfiguration({ PUBLIC_URL: written }).publicUrl).toBe('https://example.com');
  await expect(startServerProcess({ COUNTRY: 'eg' })).rejects.toThrow('COUNTRY must be sa or ae');
});

function refusalOf(env: Record<string, string>): string {
  try {
    readConfiguration(env);
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

test('every secret of the environment may lie in a file instead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-secrets-'));
  const values = {
    DATABASE_URL: 'postgres://u:p@h:5432/n',
    ADMIN_PASSWORD: ADMIN_PASSWORD,
    SMTP_URL: 'smtp://u:p@h:587',
    S3_URL: 'https://k:s@h/b',
    SECRET_KEY: 'k'.repeat(32),
    COPY_URL: 'https://k:s@h/copies',
    COPY_KEY: `age1${'q'.repeat(58)}`,
    METRICS_TOKEN: 't'.repeat(16),
    PURGE_URL: 'https://h/purge',
    PURGE_TOKEN: 'p',
  } satisfies Record<(typeof SECRET_VARIABLES)[number], string>;
  const files = Object.entries(values).map(([name, value]) => ({ name: `${name}_FILE`, path: join(folder, name), value }));
  for (const { path, value } of files) await writeFile(path, `${value}\n`);
  const named = Object.fromEntries(files.map(({ name, path }) => [name, path]));
  expect(readConfiguration(named)).toEqual(readConfiguration(values));
  expect(() => readConfiguration({ ...named, SMTP_URL: values.SMTP_URL })).toThrow('SMTP_URL and SMTP_URL_FILE are both set');
  expect(() => readConfiguration({ S3_URL_FILE: join(folder, 'none') })).toThrow(
    /^S3_URL_FILE names \S+none, which cannot be read \(ENOENT\)$/,
  );
  await writeFile(join(folder, 'S3_URL'), '\n');
  expect(() => readConfiguration({ S3_URL_FILE: join(folder, 'S3_URL') })).toThrow(/^S3_URL_FILE names \S+, which is empty:/);
  await writeFile(join(folder, 'S3_URL'), 'bucket');
  expect(() => readConfiguration({ S3_URL_FILE: join(folder, 'S3_URL') })).toThrow(/^S3_URL must look like/);
  await rm(folder, { recursive: true });
});

test(
  '4-41: health is told, two servers cannot share one SQLite folder, and the lock dies with the process',
  { timeout: 300_000 },
  async () => {
    const { dataDir, drop } = await createMigratedDatabase('sqlite');
    await chmod(dataDir, 0o755);
    const first = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
    proves('4-41');
    const call = caller(first.url, {});
    expect((await call('GET', '/healthz')).body).toEqual({ ok: true, version: VERSION });
    expect((await call('GET', '/readyz')).body).toMatchObject({ ok: true, parts: { database: { ok: true }, store: { ok: true } } });
    expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('750'); // no other account of the machine looks inside
    await expect(startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD })).rejects.toThrow('another Lamha server');
    await first.kill('SIGKILL');
    const second = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
    await second.kill('SIGTERM');
    await drop();
  },
);

/** In this process: what it refuses, and why, is the same. */
async function start(env: Record<string, string>): Promise<Server> {
  const configuration = readConfiguration({ PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD, ...env });
  return startServer(configuration, { logger: { level: 'silent' }, maxEventLoopDelayMs: TIMEOUT_MS });
}

async function startOnce(env: Record<string, string>): Promise<void> {
  await (await start(env)).stop();
}

test('a lost database is not replaced by an empty one', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  await startOnce({ DATA_DIR: dataDir });
  for (const ending of ['', '-wal', '-shm']) await rm(join(dataDir, `lamha.sqlite${ending}`), { force: true });
  await expect(start({ DATA_DIR: dataDir })).rejects.toThrow('is missing');
  await drop();
});

test('F28: an emptied database file is not filled with a new site, and a damaged one is not repaired by guessing', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const env = { DATA_DIR: dataDir };
  await startOnce(env);
  await rm(join(dataDir, 'lamha.sqlite-wal'), { force: true });
  await truncate(join(dataDir, 'lamha.sqlite'), 0);
  for (let tries = 0; tries < 2; tries += 1) await expect(start(env)).rejects.toThrow(/lamha\.sqlite is empty, but the data folder/);
  await writeFile(join(dataDir, 'lamha.sqlite'), 'this is not a database, whatever it is called, and is long enough');
  await expect(start(env)).rejects.toThrow('not a database');
  await truncate(join(dataDir, 'lamha.sqlite'), 0);
  await rm(join(dataDir, 'lamha.json'));
  await startOnce(env);
  await drop();
});

test('F28: a data folder takes no database of another site, and none that is empty, on either engine', async () => {
  const [home, other, empty] = await Promise.all([
    createMigratedDatabase('postgres'),
    createMigratedDatabase('postgres'),
    createTestDatabase('postgres'),
  ]);
  const on = (database: { url: string }, dataDir = home.dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  await startOnce(on(home));
  await startOnce(on(other, other.dataDir));
  await expect(start(on(other))).rejects.toThrow(/belongs to another site/);
  const refused = await start(on(empty)).catch(String);
  expect(refused).toMatch(/is empty, but the data folder/);
  expect(refused).not.toContain('postgres@'); // no word that could be a password
  const database = openDatabase(empty.url);
  expect(await database.kysely.introspection.getTables()).toEqual([]);
  await database.close();
  await expect(start({ DATA_DIR: home.dataDir })).rejects.toThrow('is missing');
  // One more server of the same site; its folder need not be there yet.
  const more = await start(on(home, join(empty.dataDir, 'new', 'folder')));
  expect((await caller(more.address, {})('GET', '/readyz')).status).toBe(200);
  await more.stop();
  await startOnce(on(home));
  for (const one of [home, other, empty]) await one.drop();
});

test('F28: a folder and a database from before they had a name are taken together and get one', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const env = { DATA_DIR: dataDir };
  await startOnce(env);
  await writeFile(join(dataDir, 'lamha.json'), '{"startedAt":"2026-01-01T00:00:00.000Z"}\n');
  const database = openDatabase(join(dataDir, 'lamha.sqlite'));
  await database.kysely.deleteFrom('facts').where('name', '=', 'site').execute();
  await database.close();
  await startOnce(env);
  const marker = JSON.parse(await readFile(join(dataDir, 'lamha.json'), 'utf8')) as Record<string, string>;
  expect(marker).toEqual({ startedAt: '2026-01-01T00:00:00.000Z', site: expect.any(String) });
  await startOnce(env);
  await drop();
});

test('a folder of a newer version is refused in those words', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  await startOnce({ DATA_DIR: dataDir });
  const database = openDatabase(join(dataDir, 'lamha.sqlite'));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2999-01-01')`.execute(database.kysely);
  await database.close();
  await expect(start({ DATA_DIR: dataDir })).rejects.toThrow(/made by a newer version of Lamha \(it knows 9999-future/);
  expect(await readdir(join(dataDir, 'backups')).catch(() => [])).toEqual([]);
  await drop();
});

test('several processes that start together on one empty PostgreSQL migrate it once', async () => {
  const { url, drop } = await createTestDatabase('postgres');
  const databases = Array.from({ length: 4 }, () => openDatabase(url));
  const applied = await Promise.all(databases.map((database) => migrate(database)));
  const all = readdirSync('store/database/migrations').map((file) => file.replace('.ts', ''));
  expect(applied.flat()).toEqual(all.toSorted());
  await Promise.all(databases.map((database) => database.close()));
  await drop();
});

test('an upgrade that waits for a table keeps nobody else from reading it', async () => {
  const { url, dataDir, drop } = await createTestDatabase('postgres');
  const [ours, dump, visitor] = [openDatabase(url), openDatabase(url), openDatabase(url)];
  await migrate(ours, '0029-offers'); // leads get columns later
  const dumped = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const dumping = dump.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('leads').select('id').execute();
    reading.resolve();
    await dumped.promise;
  });
  await reading.promise;
  const storage = await openStorage({ dataDir, s3Url: undefined });
  const upgrading = upgradeDatabase({ database: ours, storage, dataDir, now: new Date(), makesBackup: false });
  const waiting = sql<{ granted: boolean }>`select granted from pg_locks where relation = 'leads'::regclass and not granted`;
  await expect.poll(async () => (await waiting.execute(visitor.kysely)).rows, { interval: 10 }).toHaveLength(1);
  expect(await visitor.kysely.selectFrom('leads').select('id').execute()).toEqual([]);
  dumped.resolve();
  await dumping;
  expect((await upgrading).applied).toContain('0037-sales-desk');
  for (const database of [ours, dump, visitor]) await database.close();
  await drop();
});
