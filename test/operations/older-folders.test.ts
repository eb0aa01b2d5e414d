import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { openHashing } from '#api/features/accounts/sign-in/hashing.ts';
import { createToken, hashToken } from '#api/http/session-token.ts';
import { listBackups } from '#store/backup/list-backups.ts';
import { readManifest } from '#store/backup/manifest.ts';
import { migrate, pendingMigrations } from '#store/database/migrate.ts';
import { openDatabase, type Database } from '#store/database/open.ts';
import { startServer } from '#server/start-server.ts';
import { caller, NO_LIMIT, TIMEOUT_MS, signIn } from '#test/rig/app.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';

const PASSWORD = 'four quite unrelated words';
const AT = new Date(Date.now() - 24 * 3600_000).toISOString();
/** Each is the newest a release knew. */
const VERSIONS = [
  '0007-phone-numbers',
  '0009-kept-files',
  '0010-large-tables',
  '0011-confirmations',
  '0012-tokens',
  '0013-second-factors',
  '0014-webhooks',
  '0015-log-origin',
];

/** Where the engines could differ: indexes are made anew, and columns and tables are added. */
const ON_POSTGRES = ['0009-kept-files', '0015-log-origin'];

/** Rows as that version wrote them: of each table, only the columns it had. */
async function fill({ kysely }: Database, version: string, { session, token }: { session: string; token: string }): Promise<void> {
  const password = await openHashing().hashPassword(PASSWORD);
  const document = { name: 'Walls' };
  const snapshot = JSON.stringify({ shared: {}, en: document, ar: {}, parent: 0, position: 0, published: { en: true, ar: false } });
  const rows = [
    sql`insert into users (username, password_hash, email, created_at, updated_at) values ('sara', ${password}, 'sara@example.com', ${AT}, ${AT})`,
    sql`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at) values (${hashToken(session)}, 1, ${AT}, ${new Date().toISOString()}, '2999-01-01T00:00:00.000Z')`,
    sql`insert into sequences (name, value) values ('categories', 1)`,
    sql`insert into entries (collection, id, parent, position, version, published_en, published_ar, shared, en, ar, created_at, updated_at)
      values ('categories', 1, 0, 0, 1, 1, 0, '{}', ${JSON.stringify(document)}, '{}', ${AT}, ${AT})`,
    sql`insert into revisions (collection, id, version, action, actor, snapshot, at) values ('categories', 1, 1, 'create', 1, ${snapshot}, ${AT})`,
    sql`insert into audit (at, actor, action, subject, details) values (${AT}, 1, 'login', 'users/1', '{}')`,
    sql`insert into leads (reference, kind, status, country, language, subject, message, fields, page, fingerprint, address_hash, created_at, updated_at)
      values ('LM-23456789', 'contact', 'new', 'sa', 'ar', 'A wall', 'A wall, please', '{}', '/', 'x', '', ${AT}, ${AT})`,
  ];
  if (version >= '0012')
    rows.push(sql`insert into tokens (user_id, name, token_hash, rights, languages, created_at)
      values (1, 'CRM', ${hashToken(token)}, '{"leads":"read"}', '["en","ar"]', ${AT})`);
  if (version >= '0013') {
    rows.push(sql`insert into users (username, password_hash, created_at, updated_at) values ('omar', ${password}, ${AT}, ${AT})`);
    rows.push(
      sql`insert into factors (user_id, kind, name, secret, created_at) values (2, 'totp', 'Phone', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', ${AT})`,
    );
  }
  if (version >= '0014')
    rows.push(sql`insert into webhooks (name, url, events, secret, created_at) values ('CRM', 'https://example.com', '[]', 's', ${AT})`);
  if (version >= '0015') {
    // Two who share an address, as nothing kept them from it, and letters with whole links, sent and not.
    rows.push(
      sql`insert into users (username, password_hash, email, created_at, updated_at) values ('twin', ${password}, 'Sara@example.com', ${AT}, ${AT})`,
    );
    for (const [to, sentAt] of [
      ['gone@example.com', AT],
      ['waits@example.com', null],
    ])
      rows.push(sql`insert into outbox (kind, payload, attempts, run_at, done_at, last_error, message_id, created_at)
        values ('letter', ${JSON.stringify({ to, action: { url: `https://x/dashboard/new-password#${token}` } })}, 0, ${AT}, ${sentAt}, '', ${`${to}`}, ${AT})`);
  }
  for (const row of rows) await row.execute(kysely);
}

test.each([...VERSIONS.map((version) => [version, 'sqlite'] as const), ...ON_POSTGRES.map((version) => [version, 'postgres'] as const)])(
  'a folder filled at %s starts on %s: nothing is lost, and whoever could do everything still can',
  { timeout: 300_000 },
  async (version, engine) => {
    const { url, dataDir, drop } = await createTestDatabase(engine);
    const [session, token] = [createToken(), `lamha_${createToken()}`];
    const database = openDatabase(url);
    await migrate(database, version);
    await fill(database, version, { session, token });
    await database.close();

    const env = { PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...(engine === 'postgres' && { DATABASE_URL: url }) };
    const server = await startServer(readConfiguration(env), {
      logger: { level: 'silent' },
      maxEventLoopDelayMs: TIMEOUT_MS,
      readLimit: NO_LIMIT,
    });
    const [before] = await listBackups(join(dataDir, 'backups'));
    expect(before).toMatchObject({ missing: 0 });
    expect((await readManifest(join(dataDir, 'backups', before!.name))).migrations.at(-1)).toBe(version);
    const stranger = caller(server.address, {});
    const cookie = await signIn(stranger, 'sara', PASSWORD);
    const sara = caller(server.address, { cookie });
    const [name] = cookie.split('=');
    const earlier = caller(server.address, { cookie: `${name}=${session}` });
    expect((await earlier('GET', '/api/en/auth/me')).body['user']).toMatchObject({ username: 'sara', role: 'owner' });
    expect((await earlier('GET', '/api/en/inbox/export')).body['next']).toBe('confirm');

    const users = (await sara('GET', '/api/en/users')).body as unknown as { username: string; role: string }[];
    expect(users.map(({ username, role }) => `${username}: ${role}`)).toEqual([
      ...(version >= '0013' ? ['omar: owner'] : []),
      'sara: owner',
      ...(version >= '0015' ? ['twin: owner'] : []),
    ]);
    expect((await stranger('GET', '/api/en/category/1')).body).toMatchObject({ id: 1, name: 'Walls' });
    expect((await sara('GET', '/api/en/category')).body).toMatchObject([{ id: 1 }]);
    expect((await sara('GET', '/api/en/drafts')).body).toMatchObject({ total: 0, drafts: [] });
    expect((await sara('PUT', '/api/ar/category/1', { form: { name: 'جدران' } })).status).toBe(200);
    expect((await sara('GET', '/api/en/inbox')).body).toMatchObject({ leads: [{ reference: 'LM-23456789' }] });
    const { changes } = (await sara('GET', '/api/en/log')).body as { changes: { at: string; address: string; token: null }[] };
    expect(changes.filter(({ at }) => at === AT)).toMatchObject([
      { address: '', token: null },
      { address: '', token: null },
    ]);
    const program = await caller(server.address, { authorization: `Bearer ${token}` })('GET', '/api/en/inbox');
    expect(program.status).toBe(version >= '0012' ? 200 : 401);
    if (version >= '0013')
      expect((await stranger('POST', '/api/en/auth/login', { json: { username: 'omar', password: PASSWORD } })).body['next']).toBe(
        'second-factor',
      );
    expect(((await sara('GET', '/api/en/webhooks')).body as unknown as object[]).length).toBe(version >= '0014' ? 1 : 0);
    if (version >= '0015') {
      expect((await sara('GET', '/api/ar/log?action=email-withdrawn')).body).toMatchObject({ changes: [{ subject: 'users/3' }] });
      const { kysely } = server.database;
      const addresses = await kysely.selectFrom('users').select('email').where('email', '!=', '').execute();
      expect(addresses).toEqual([{ email: 'sara@example.com' }]);
      const letters = await kysely.selectFrom('outbox').select(['payload', 'secret']).orderBy('id').execute();
      expect(letters.filter(({ payload }) => payload.includes('new-password'))).toEqual([
        { payload: expect.stringMatching(/gone@.*new-password#"/), secret: '' },
        { payload: expect.stringMatching(/waits@.*new-password#"/), secret: token },
      ]);
    }
    await server.stop();
    await drop();
  },
);

/** What is still to be done to the database, and every file beside it. */
async function stateOf(url: string, dataDir: string) {
  const database = openDatabase(url);
  const { pending } = await pendingMigrations(database);
  await database.close();
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map(({ name }) => name);
  return { pending, files: files.filter((name) => !/^(?:lamha\.(?:sqlite|json|lock)|secret|server\.lock)/.test(name)).toSorted() };
}

test.each(ENGINES)('an upgrade that cannot be backed up first is refused, and leaves nothing behind, on %s', async (engine) => {
  const { url, dataDir, drop } = await createTestDatabase(engine);
  const database = openDatabase(url);
  await migrate(database, '0015-log-origin');
  await fill(database, '0015-log-origin', { session: createToken(), token: 'none' });
  await database.close();
  const env = { PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...(engine === 'postgres' && { DATABASE_URL: url }) };
  const start = () => startServer(readConfiguration(env), { logger: { level: 'silent' }, maxEventLoopDelayMs: TIMEOUT_MS });
  await writeFile(join(dataDir, 'backups'), 'somebody put a file here');
  const before = await stateOf(url, dataDir);
  expect(before.pending.length).toBeGreaterThan(0);
  for (let tries = 0; tries < 2; tries += 1)
    await expect(start()).rejects.toThrow(/no backup could be made before the upgrade: .+BACKUP_BEFORE_UPGRADE=0/s);
  expect(await stateOf(url, dataDir)).toEqual(before);
  await rm(join(dataDir, 'backups'));
  await (await start()).stop();
  expect(await stateOf(url, dataDir)).toMatchObject({ pending: [] });
  expect(await listBackups(join(dataDir, 'backups'))).toMatchObject([{ missing: 0 }]);
  await drop();
});
