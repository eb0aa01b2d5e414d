import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#store/backup/make-backup.ts';
import { verifyBackup } from '#store/backup/inspect-backup.ts';
import { LEFT_OUT, TABLES, type Manifest } from '#store/backup/manifest.ts';
import { restoreBackup } from '#store/backup/restore-backup.ts';
import { openDatabase, type Database } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { hashToken } from '#api/http/session-token.ts';
import { runScript } from '#test/rig/run-script.ts';
import { createTestApp, signIn, type TestApp } from '#test/rig/app.ts';
import { mailedToken } from '#test/rig/people.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { pngOf } from '#test/reliability/pictures.ts';

const WRITES_BEFORE = 20;
const WRITERS = 4;

async function addTile(app: TestApp, category: string, title: string): Promise<void> {
  const { status, text } = await app.admin('POST', '/api/en/sectionfour', {
    form: { category_id: category, title, image: new Blob([await pngOf(title)]) },
  });
  if (status !== 201) throw new Error(text);
}

async function contentsOf({ kysely }: Database): Promise<Record<string, string[]>> {
  const tables = await Promise.all(TABLES.map(async (table) => [table, await kysely.selectFrom(table).selectAll().execute()] as const));
  return Object.fromEntries(
    tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()]),
  );
}

for (const [from, to] of [
  [ENGINES[0], ENGINES[1]],
  [ENGINES[1], ENGINES[0]],
] as const) {
  test(`a backup of ${from} made under writes comes back whole on ${to}`, async () => {
    const app = await createTestApp({ engine: from });
    const { body } = await app.admin('POST', '/api/en/category/add', { form: { name: 'Backup' } });
    const category = String(body['id']);
    for (let index = 0; index < WRITES_BEFORE; index += 1) await addTile(app, category, `before ${index}`);

    let isWriting = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let index = 0; isWriting; index += 1) await addTile(app, category, `during ${writer} ${index}`);
    });
    const { folder, manifest } = await makeBackup(app.server.database, app.server.storage, join(app.dataDir, 'backups'), new Date());
    isWriting = false;
    await Promise.all(writers);

    const target = await createTestDatabase(to);
    const database = openDatabase(target.url);
    const storage = await openStorage({ dataDir: target.dataDir });
    await restoreBackup(database, storage, folder, join(target.dataDir, 'uploads', 'tmp'));
    const restored = await contentsOf(database);
    for (const { name, rows } of manifest.tables) expect([name, restored[name.replace('.jsonl', '')]?.length]).toEqual([name, rows]);
    const titles = restored['entries']!.join('\n');
    for (let index = 0; index < WRITES_BEFORE; index += 1) expect(titles).toContain(`before ${index}`);
    for (const { name } of await database.kysely.selectFrom('files').select('name').execute()) {
      const opened = await storage.open(name);
      expect([name, opened === undefined]).toEqual([name, false]);
      opened?.stream.destroy();
    }

    // And back again, without a difference.
    const again = await makeBackup(database, storage, join(target.dataDir, 'backups'), new Date());
    const home = await createTestDatabase(from);
    const homeDatabase = openDatabase(home.url);
    await restoreBackup(homeDatabase, await openStorage({ dataDir: home.dataDir }), again.folder, join(home.dataDir, 'uploads', 'tmp'));
    expect(await contentsOf(homeDatabase)).toEqual(restored);

    await Promise.all([homeDatabase.close(), database.close(), app.stop()]);
    await Promise.all([home.drop(), target.drop()]);
  });
}

test('a restored site counts its ids on and lets the administrator in', async () => {
  const app = await createTestApp({ engine: 'postgres' });
  const first = await app.admin('POST', '/api/en/category/add', { form: { name: 'One' } });
  const { folder } = await makeBackup(app.server.database, app.server.storage, join(app.dataDir, 'backups'), new Date());
  const safe = await mkdtemp(join(tmpdir(), 'lamha-kept-'));
  await cp(folder, safe, { recursive: true });

  const target = await createTestApp({ engine: 'postgres' });
  await expect(restoreBackup(target.server.database, target.server.storage, safe, join(target.dataDir, 'tmp'))).rejects.toThrow(
    'not empty',
  );
  const empty = await createTestDatabase('postgres');
  const database = openDatabase(empty.url);
  await restoreBackup(database, await openStorage({ dataDir: empty.dataDir }), safe, join(empty.dataDir, 'tmp'));
  const user = await database.kysely.selectFrom('users').select('username').executeTakeFirstOrThrow();
  expect(user.username).toBe('admin');
  const next = await database.kysely
    .insertInto('audit')
    .values({ at: '', actor: null, action: 'x', subject: 'x', details: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = await database.kysely.selectFrom('audit').select('id').execute();
  expect(Math.max(...ids.map(({ id }) => id))).toBe(next.id);
  expect(first.body['id']).toBe(1);

  await Promise.all([database.close(), app.stop(), target.stop()]);
  await empty.drop();
});

test.each(ENGINES)('what opens an account is in no backup: no link that waits to be mailed, no token, no session (%s)', async (engine) => {
  const app = await createTestApp({ engine });
  const email = 'noura@example.com';
  await app.admin('POST', '/api/en/users', { json: { username: 'noura', email, role: 'reader' } });
  const made = await app.admin('POST', '/api/en/tokens', { json: { name: 'CRM', rights: { leads: 'read' }, languages: ['en'] } });
  const secrets = [await mailedToken(app, email), String(made.body['token']), (await signIn(app.call)).split('=')[1]!];
  const { folder } = await makeBackup(app.server.database, app.server.storage, join(app.dataDir, 'backups'), new Date());
  const tables = await readdir(join(folder, 'tables'));
  const text = (await Promise.all(tables.map((name) => readFile(join(folder, 'tables', name), 'utf8')))).join('\n');
  expect(text).toContain(email);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(30);
    expect([text.includes(secret), text.includes(hashToken(secret))]).toEqual([false, false]);
  }
  await app.stop();
});

test('a damaged or unfinished backup is refused', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  await app.admin('POST', '/api/en/category/add', { form: { name: 'One', icon: new Blob([await pngOf('icon')]) } });
  const { folder } = await makeBackup(app.server.database, app.server.storage, join(app.dataDir, 'backups'), new Date());
  expect(await verifyBackup(folder)).toEqual([]);
  await writeFile(join(folder, 'tables', 'entries.jsonl'), '{}\n');
  const [file] = await readdir(join(folder, 'uploads'));
  await rm(join(folder, 'uploads', file!));
  expect(await verifyBackup(folder)).toEqual(['tables/entries.jsonl is damaged', `uploads/${file} is missing`]);
  await rm(join(folder, 'manifest.json'));
  await expect(verifyBackup(folder)).rejects.toThrow('not a finished backup');
  await app.stop();
});

test('a hostile or newer backup is refused and leaves nothing behind', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  await app.admin('POST', '/api/en/category/add', { form: { name: 'One', icon: new Blob([await pngOf('icon')]) } });
  const { folder } = await makeBackup(app.server.database, app.server.storage, join(app.dataDir, 'backups'), new Date());
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const target = await createTestDatabase('sqlite');
  const database = openDatabase(target.url);
  const storage = await openStorage({ dataDir: target.dataDir });
  const restore = () => restoreBackup(database, storage, folder, join(target.dataDir, 'uploads', 'tmp'));
  const withManifest = (changed: Partial<Manifest>) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changed }));

  await writeFile(join(folder, 'evil.txt'), 'evil');
  await withManifest({ files: [{ ...manifest.files[0]!, name: '../evil.txt' }, ...manifest.files] });
  await expect(restore()).rejects.toThrow('is no backup of ours');
  await withManifest({ migrations: [...manifest.migrations, '9999-future'] });
  await expect(restore()).rejects.toThrow('made by a newer version of Lamha');
  const entries = { ...manifest.tables.find(({ name }) => name === 'entries.jsonl')!, rows: 99 };
  await withManifest({ tables: manifest.tables.map((table) => (table.name === 'entries.jsonl' ? entries : table)) });
  await expect(restore()).rejects.toThrow('of 99 rows');
  expect((await readdir(join(target.dataDir, 'uploads'), { recursive: true })).filter((name) => name !== 'tmp')).toEqual([]);
  expect(await database.kysely.introspection.getTables()).toEqual([]);
  await writeFile(join(folder, 'manifest.json'), text);
  expect((await restore()).files).toHaveLength(manifest.files.length);
  await Promise.all([database.close(), app.stop()]);
  await target.drop();
});

test(
  'the command refuses a hollow backup with the likely reason, and closes what it makes to other accounts',
  { timeout: 300_000 },
  async () => {
    const app = await createTestApp({ engine: 'sqlite' });
    for (let index = 0; index < 6; index += 1)
      await app.admin('POST', '/api/en/category/add', { form: { name: `${index}`, icon: new Blob([await pngOf(`icon ${index}`)]) } });
    await app.server.operations.fileWatch.look();
    const other = await mkdtemp(join(tmpdir(), 'lamha-wrong-'));
    const environment = join(other, 'lamha.env');
    const to = join(other, 'copies');
    const backup = (...args: string[]) => runScript('backup', { PATH: '', DATA_DIR: app.dataDir }, '--to', to, ...args);

    await writeFile(environment, `S3_URL=http://key:secret@127.0.0.1:${new URL(app.url).port}/bucket\n`); // something that answers, and has none of them
    const refused = await backup('--env', environment);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/answered|files are not in/) });
    const uploads = join(app.dataDir, 'uploads');
    await rename(uploads, `${uploads}.away`);
    const emptied = await backup();
    expect(emptied).toMatchObject({ code: 1, stderr: expect.stringMatching(/no backup was made: 6 of \d+ files are not in .*emptied/) });
    expect(await readdir(to)).toEqual([]);
    await rm(uploads, { recursive: true });
    await rename(`${uploads}.away`, uploads);

    expect((await backup()).stdout).toContain('is whole');
    const [made] = await readdir(to);
    expect(((await stat(join(to, made!))).mode & 0o777).toString(8)).toBe('700');
    expect(((await stat(join(to, made!, 'tables', 'users.jsonl'))).mode & 0o777).toString(8)).toBe('600');

    const manifestPath = join(to, made!, 'manifest.json');
    const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
    const verified = async (changed: Partial<Manifest>) => {
      await writeFile(manifestPath, JSON.stringify({ ...manifest, ...changed }));
      return backup('--verify', join(to, made!));
    };
    const [first, ...others] = manifest.tables;
    const recounted = await verified({ tables: [{ ...first!, rows: 99 }, ...others] });
    expect(recounted).toMatchObject({ code: 1, stderr: expect.stringContaining('of 99 rows') });
    const shortened = await verified({ files: manifest.files.slice(1) });
    expect(shortened).toMatchObject({ code: 1, stderr: expect.stringContaining(manifest.files[0]!.name) });
    const target = join(other, 'restored');
    const restored = await runScript('restore', { PATH: '', DATA_DIR: target }, join(to, made!));
    expect(restored.stdout).toContain(`Not whole: 1 files that its rows name are not in it: ${manifest.files[0]!.name}`);
    expect(((await stat(target)).mode & 0o777).toString(8)).toBe('750');
    await rm(other, { recursive: true });
    await app.stop();
  },
);

test('every table is in the backups or left out on purpose', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  const tables = await app.server.database.kysely.introspection.getTables();
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...TABLES, ...Object.keys(LEFT_OUT)].toSorted());
  await app.stop();
});
