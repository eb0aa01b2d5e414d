import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { startProblem } from '#server/start-problem.ts';
import { startServer } from '#server/start-server.ts';
import { ADMIN_PASSWORD, caller, createTestApp } from '#test/rig/app.ts';
import { createMigratedDatabase, createTestDatabase } from '#test/rig/postgres.ts';
import { setAside } from '#store/set-aside.ts';
import { openDatabase } from '#store/database/open.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { runScript } from '#test/rig/run-script.ts';
import { startS3Process } from '#test/rig/s3-process.ts';

const s3 = await startS3Process();
afterAll(() => s3.stop());

/** The clock of a command, beside a database whose clock is right. */
const OTHER_DATE = `const Right = Date;
globalThis.Date = class extends Right {
  constructor(...given) { super(...(given.length > 0 ? given : [Right.now() + 3_600_000])); }
  static now() { return Right.now() + 3_600_000; }
};`;
const AN_HOUR_OFF = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OTHER_DATE)}` };

async function command(script: string, env: Record<string, string>, ...args: string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await runScript(script, env, ...args);
  return { code, said: stdout + stderr };
}

test('the doctor says of each part what is wrong and what to do', async () => {
  const app = await createTestApp({ engine: 'postgres' });
  const env = { DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl };
  expect((await command('backup', env)).said).toContain('is whole.');
  const { code, said } = await command('doctor', { ...env, PUBLIC_URL: app.url, SMTP_URL: 'smtp://127.0.0.1:9', ...AN_HOUR_OFF });
  const lines = said.trim().split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'ok     disk',
    'ok     database',
    'WRONG  clock',
    'ok     store',
    'ok     secret key',
    'ok     backup',
    'WRONG  copies',
    'WRONG  mail',
    'ok     proxy',
  ]);
  expect(code).toBe(1);
  expect(said).toContain('does not answer: is SMTP_URL right');
  expect(said).toContain('set COPY_URL and COPY_KEY');
  expect(said).toMatch(/clock: it is 3[56]\d\d seconds off: .* \(timedatectl set-ntp true\)/);
  const bad = await command('doctor', { ...env, PORT: 'many', COPY_URL: '/tmp' });
  expect([bad.code, bad.said]).toEqual([1, expect.stringContaining('WRONG  configuration: PORT must be a port number')]);
  const away = await command('doctor', { ...env, DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' });
  expect(away.said).toContain('WRONG  database: the database does not answer');
  await app.stop();
});

test('a start that fails says in one line what to do', async () => {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const configuration = readConfiguration({
    PORT: String((taken.address() as AddressInfo).port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    DEMO: '0',
  });
  const failure: unknown = await startServer(configuration, { logger: { level: 'silent' } }).catch((error: unknown) => error);
  expect(startProblem(failure, configuration)).toMatch(/^port \d+ of 127\.0\.0\.1 is taken: .* set PORT\.$/);
  taken.close();
  await drop();
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(startProblem(full, configuration)).toContain('is full: make room');
  const unknown = (hostname: string) => Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND', hostname });
  expect(startProblem(unknown('none.invalid'), { ...configuration, host: 'none.invalid' })).toContain('set HOST');
  expect(startProblem(unknown('databse'), configuration)).toContain('no name server knows databse');
  for (const [url, said] of [
    ['postgres://u:%ff@127.0.0.1:9/n', 'write % as %25'],
    ['postgres://u:p@127.0.0.1:9/n?sslmode=verify-full&sslrootcert=/none/ca.pem', '/none/ca.pem is not there'],
  ] as const) {
    const { said: problem } = await command('doctor', { DATA_DIR: await quickFolder('lamha-doctor-'), DATABASE_URL: url });
    expect(problem).toMatch(new RegExp(`^WRONG {2}database: .*${said}`, 'm'));
  }
  for (const [code, message, said] of [
    ['28000', 'no pg_hba.conf entry for host "10.0.0.1", user "lamha", database "lamha", no encryption', 'sslmode=verify-full'],
    ['28P01', 'password authentication failed for user "lamha"', 'refuses the name or password'],
    ['', 'The server does not support SSL connections', 'leave sslmode out'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 'sslrootcert=/path/ca.pem'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "IP: 10.0.0.9 is not in the cert's list", 'put the name that it is for'],
  ] as const)
    expect(startProblem(Object.assign(new Error(message), { code }), configuration)).toContain(said);
  const closedFile = Object.assign(new Error('unable to open database file'), { code: 'ERR_SQLITE_ERROR' });
  expect(startProblem(closedFile, configuration)).toContain('cannot be written by this account');
  expect(startProblem(new Error('file is not a database'), configuration)).toContain('npm run restore');
  const file = { ...configuration, dataDir: process.execPath };
  const inTheWay: unknown = await startServer(file, { logger: { level: 'silent' } }).catch((error: unknown) => error);
  expect(startProblem(inTheWay, file)).toContain('cannot be a folder: a file stands in its way');
  for (const nowhere of ['/dev/null/lamha', '/proc/lamha/data', process.execPath]) {
    const closed = await command('doctor', { DATA_DIR: nowhere });
    expect([nowhere, closed.said]).toEqual([nowhere, expect.stringMatching(/^WRONG {2}\w+: .+/)]);
  }
  const unwritable = await command('doctor', { DATA_DIR: await quickFolder('lamha-doctor-'), KEPT_PAGES: '/dev/null/pages' });
  expect(unwritable.said).toMatch(/^WRONG {2}pages as files: \/dev\/null\/pages cannot be .* Name another KEPT_PAGES/m);
  await expect(setAside({ engine: 'postgres', url: 'postgres://u@127.0.0.1:9/a.b' }, dataDir, new Date())).rejects.toThrow(
    'use npm run restore',
  );
  const key = await command('backup', { DATA_DIR: dataDir, COPY_URL: '/tmp' });
  expect(key.said).toContain('COPY_KEY is missing');
});

test('a proxy that does not fit TRUST_PROXY is named once in the log', async () => {
  for (const [env, headers, text] of [
    [{ TRUST_PROXY: '1' }, {}, 'let the proxy send it'],
    [{}, { 'x-forwarded-for': '203.0.113.9' }, 'set TRUST_PROXY=1'],
  ] as const) {
    const { dataDir, drop } = await createMigratedDatabase('sqlite');
    const lines: string[] = [];
    const server = await startServer(readConfiguration({ PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0', ...env }), {
      logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    });
    const call = caller(server.address, {});
    await call('GET', '/healthz', { headers });
    expect(lines).toEqual([]);
    for (let n = 0; n < 3; n += 1) await call('GET', '/api/en/products', { headers });
    expect(lines.filter((line) => line.includes(text))).toHaveLength(1);
    await server.stop();
    await drop();
  }
});

test('the doctor asks by way of the proxy, and says what the proxy should send', async () => {
  const app = await createTestApp({ engine: 'sqlite', env: { TRUST_PROXY: '1' } });
  let sent: Record<string, string> = {};
  const proxy = createHttpServer(({ url }, answer) => {
    request(app.url + url, { headers: sent }, (from) => from.pipe(answer.writeHead(from.statusCode!, from.headers))).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const env = { DATA_DIR: app.dataDir, PUBLIC_URL: `http://${host}`, TRUST_PROXY: '1' };
  const whole = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': host, 'x-forwarded-proto': 'http' };
  for (const [headers, said] of [
    [whole, 'ok     proxy: http://127.0.0.1:'],
    [{}, 'WRONG  proxy: the proxy sends no X-Forwarded-For'],
    [{ ...whole, 'x-forwarded-host': 'inner.example' }, 'visitors ask for inner.example: let it send X-Forwarded-Host'],
    [{ ...whole, 'x-forwarded-proto': 'https' }, 'visitors come by https: let it send X-Forwarded-Proto'],
  ] as const) {
    sent = headers;
    const answer = await command('doctor', env);
    expect(answer.said).toContain(said);
    // The clock of our own address may be this one.
    expect(answer.said).toMatch(/^ok {5}clock: \S+, as at http:\S+; if that is this machine, nothing else here has a clock/m);
  }
  await app.stop();
  const untrusting = await createTestApp({ engine: 'sqlite' });
  const through = await untrusting.call('GET', '/readyz?proxy', { headers: whole });
  expect(through.body['proxy']).toEqual({ trusted: false, forwarded: true, host: '127.0.0.1', protocol: 'http' });
  await untrusting.stop();
  proxy.close();
});

test(
  'a site moves from SQLite to PostgreSQL and back, and its files to a bucket, compared on both sides',
  { timeout: 300_000 },
  async () => {
    const app = await createTestApp({ engine: 'sqlite' });
    await app.admin('POST', '/api/en/category/add', { form: { name: 'Canary category' } });
    await writeFile(join(app.dataDir, 'uploads', 'no-name-of-ours'), 'x');
    const running = await command('move', { DATA_DIR: app.dataDir }, '--database', 'postgres://x@127.0.0.1/x');
    expect(running.code).toBe(1);
    await app.server.stop();

    const target = await createTestDatabase('postgres');
    const there = await command('move', { DATA_DIR: app.dataDir }, '--database', target.url);
    expect([there.code, there.said]).toEqual([0, expect.stringMatching(/\d+ rows of \d+ tables are the same on both sides/)]);
    const again = await command('move', { DATA_DIR: app.dataDir }, '--database', target.url);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('not empty')]);
    const dataDir = await quickFolder('lamha-moved-');
    const back = await command('move', { DATA_DIR: dataDir, DATABASE_URL: target.url }, '--database', 'sqlite');
    expect(back.code).toBe(0);
    const database = openDatabase(join(dataDir, 'lamha.sqlite'));
    expect(await database.kysely.selectFrom('entries').select('en').where('collection', '=', 'categories').execute()).toMatchObject([
      { en: expect.stringContaining('Canary category') },
    ]);
    await database.close();
    const files = await command('move', { DATA_DIR: app.dataDir }, '--store', s3.url);
    expect([files.code, files.said]).toEqual([0, expect.stringContaining('files are the same')]);
    await target.drop();
  },
);
