import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { startServer } from '#server/start-server.ts';
import { AppError } from '#api/errors.ts';
import { proves } from '#test/requirements/proves.ts';

const PERSON = { name: 'Canary Person', phone: '+971 50 000 7777', email: 'canary@example.com', password: 'canary password 99' };

test('4-41: logs are one JSON line per answer with a request id, and name nobody', async () => {
  proves('4-41');
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const ANSWERS = 6;
  let logged = '';
  const written = Promise.withResolvers<void>();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      if (logged.split('"answered"').length > ANSWERS) written.resolve();
      done();
    },
  });
  const server = await startServer(readConfiguration({ PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0' }), {
    logger: { level: 'debug', stream },
  });
  const call = caller(server.address, {});
  const cookie = await signIn(call);
  const fields = { product: 'GlowMate', name: PERSON.name, email: PERSON.email, phone: PERSON.phone };
  expect((await call('POST', '/api/ar/email/send-email-sa', { json: { kind: 'product', fields } })).status).toBe(200);
  await call('POST', '/api/auth/login', { json: { username: PERSON.name, password: PERSON.password } });
  await call('POST', '/api/en/communityposts/posts', { json: { author_name: PERSON.name, content: `two\nlines ${PERSON.email}` } });
  await call('GET', `/api/en/products/search/${encodeURIComponent(PERSON.name)}`);
  await call('GET', '/api/auth/me', { headers: { cookie, 'user-agent': PERSON.name, referer: `https://example.com/${PERSON.name}` } });
  await written.promise; // an answer is written down after its last byte has gone
  await server.stop();

  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answers = lines.filter((line) => line['msg'] === 'answered');
  expect(answers).toHaveLength(ANSWERS);
  expect(new Set(answers.map((line) => line['reqId'])).size).toBe(ANSWERS);
  expect(answers[1]).toMatchObject({ method: 'POST', route: '/api/ar/email/send-email-sa', status: 200 });
  const secrets = [...Object.values(PERSON), encodeURIComponent(PERSON.name), ADMIN_PASSWORD, cookie.split('=')[1]!, '127.0.0.1'];
  const requestLines = lines
    .filter((line) => line['reqId'] !== undefined)
    .map((line) => JSON.stringify(line))
    .join('\n');
  for (const secret of secrets) expect([secret, requestLines.includes(secret)]).toEqual([secret, false]);
  await drop();
});

type Line = Record<string, unknown>;

async function startLogging(env: Record<string, string>) {
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const server = await startServer(readConfiguration({ PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0', ...env }), {
    logger: { level: 'info', stream },
    extend: async (app) => {
      app.get('/dark', { config: { access: 'public' } }, () => Promise.reject(new Error('it broke')));
      app.get('/en/dark', { config: { access: 'public' } }, () => Promise.reject(new AppError('unavailable')));
    },
  });
  return { lines, call: caller(server.address, {}), stop: () => server.stop().then(drop) };
}

test('a request has one id in the answer, in the log and on the page that says what went wrong', async () => {
  const one = await startLogging({});
  const two = await startLogging({});
  const answers = [await one.call('GET', '/healthz'), await one.call('GET', '/api/en/products'), await two.call('GET', '/healthz')];
  const ids = answers.map(({ headers }) => headers.get('x-request-id')!);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids.slice(0, 2)) expect(one.lines.filter(({ reqId, msg }) => reqId === id && msg === 'answered')).toHaveLength(1);

  for (const [path, phrase] of [
    ['/dark', 'فاذكر لنا هذا الرقم'],
    ['/en/dark', 'give us this number'],
  ] as const) {
    const { status, text, headers } = await one.call('GET', path);
    const id = headers.get('x-request-id')!;
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).toContain(phrase);
    expect(text).toContain(`<bdi>${id}</bdi>`);
    expect(one.lines.some(({ reqId, msg }) => reqId === id && msg === 'request failed')).toBe(true);
  }
  await Promise.all([one.stop(), two.stop()]);
});

test('an id from outside is kept only where a proxy is trusted and only in a safe shape', async () => {
  const [behind, alone] = [await startLogging({ TRUST_PROXY: '1' }), await startLogging({})];
  const idFor = async (call: typeof behind.call, given: string) =>
    (await call('GET', '/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idFor(behind.call, 'proxy-4711:a.b_c')).toBe('proxy-4711:a.b_c');
  expect(behind.lines.some(({ reqId }) => reqId === 'proxy-4711:a.b_c')).toBe(true);
  for (const bad of ['short', 'with space in it', '"},{"level":60', '<script>alert', 'x'.repeat(65)])
    expect(await idFor(behind.call, bad)).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
  expect(await idFor(alone.call, 'proxy-4711:a.b_c')).not.toBe('proxy-4711:a.b_c');
  await Promise.all([behind.stop(), alone.stop()]);
});

test('an answer that took longer than SLOW_REQUEST_MS is a warning in the log', async () => {
  const slow = await startLogging({ SLOW_REQUEST_MS: '1' });
  const { headers } = await slow.call('POST', '/api/auth/login', { json: { username: 'admin', password: 'a wrong password' } });
  expect(slow.lines.find(({ reqId, level }) => reqId === headers.get('x-request-id') && level === 40)).toMatchObject({
    msg: 'answered slowly',
    route: '/api/auth/login',
    status: 401,
  });
  await slow.stop();
});
