import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { registerPages } from '#app/server/register-pages.ts';
import { startServer } from '#server/start-server.ts';
import { openS3Storage } from '#store/files/s3-storage.ts';
import { ADMIN_PASSWORD, caller, NO_LIMIT, TIMEOUT_MS, signIn } from '#test/rig/app.ts';
import { startIdleClock } from '#test/rig/idle-ms.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { startS3Process } from '#test/rig/s3-process.ts';
import { pngOf } from '#test/reliability/pictures.ts';

const postgres = await startPostgres();
const s3 = await startS3Process();
const env = {
  PORT: '0',
  DATA_DIR: await quickFolder('lamha-frozen-'),
  DATABASE_URL: postgres.url,
  S3_URL: s3.url,
  ADMIN_PASSWORD,
  DEMO: '0',
};
const server = await startServer(readConfiguration(env), {
  logger: { level: 'silent' },
  maxEventLoopDelayMs: TIMEOUT_MS,
  readLimit: NO_LIMIT,
  watch: { everyMs: 500 },
  extend: (app, { operations, changes, early, limit }) =>
    registerPages(app, { operations, onContentChange: changes.onChange, early, limit }),
});
afterAll(async () => {
  await postgres.signal('SIGCONT').catch(() => undefined); // the last test has ended it
  s3.signal('SIGCONT');
  await server.stop();
  await Promise.all([postgres.stop(), s3.stop()]);
});

const call = caller(server.address, {});
const cookie = await signIn(call);
const admin = caller(server.address, { cookie });
const uploaded = await admin('POST', '/api/en/media', { form: { file: new Blob([await pngOf('one')]) } });
const picture = `/uploads/${(uploaded.body['files'] as { name: string }[])[0]!.name}`;

/** What a visitor would still wait for, as this thread idles meanwhile; our own server cuts silent connections after 30 seconds. */
const DATABASE_MS = 17_000;
const STORE_MS = 14_000;
const READY_MS = 3500;

type Seen = { status: number; ms: number; retryAfter: string | null; text: string };

async function ask(what: () => Promise<{ status: number; headers: Headers; text: string }>): Promise<Seen> {
  const idleMs = startIdleClock();
  const { status, headers, text } = await what();
  return { status, ms: Math.round(idleMs()), retryAfter: headers.get('retry-after'), text };
}

async function askAll(calls: Readonly<Record<string, () => Promise<{ status: number; headers: Headers; text: string }>>>) {
  const seen = await Promise.all(Object.entries(calls).map(async ([name, what]) => [name, await ask(what)] as const));
  // For the table in docs/reliability.md.
  if (process.env['TELL'])
    for (const [name, { status, ms, retryAfter }] of seen) process.stdout.write(`| ${name} | ${status} | ${ms} | ${retryAfter ?? ''} |\n`);
  return Object.fromEntries(seen);
}

const asLead = (message: string) => ({
  kind: 'contact',
  fields: { name: 'Sara', number: '+966500000001', message },
  form_key: 'one form, filled in once',
});
const sendLead = (message: string) => call('POST', '/api/en/email/send-email-sa', { json: asLead(message) });
const sendPlain = async (message: string) => {
  const body = new URLSearchParams({ name: 'Omar', number: '+966500000002', message });
  const answer = await fetch(`${server.address}/en/contact`, { method: 'POST', body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const leadsWith = async (message: string) =>
  (await server.database.kysely.selectFrom('leads').select('reference').where('message', 'like', `%${message}%`).execute()).length;

test(
  'a frozen PostgreSQL is answered with 503 in time, kept pages stay, and a lead that was cut off is stored once',
  { timeout: 300_000 },
  async () => {
    expect((await call('GET', '/en')).status).toBe(200);
    await postgres.signal('SIGSTOP');
    const seen = await askAll({
      '/healthz': () => call('GET', '/healthz'),
      '/readyz': () => call('GET', '/readyz'),
      '/readyz?strict': () => call('GET', '/readyz?strict'),
      'kept page': () => call('GET', '/en'),
      'page not kept': () => call('GET', '/en/about'),
      search: () => call('GET', '/en/search?q=wall'),
      'dashboard, signed in': () => admin('GET', '/en/dashboard'),
      'API read': () => call('GET', '/api/en/products'),
      'API read, signed in': () => admin('GET', '/api/en/inbox'),
      'lead by the API': () => sendLead('frozen by the API'),
      'lead by a plain form': () => sendPlain('frozen by a form'),
    });
    await postgres.signal('SIGCONT');
    expect([seen['/healthz']!.status, seen['kept page']!.status]).toEqual([200, 200]);
    expect(JSON.parse(seen['/readyz']!.text)).toMatchObject({ ok: true, parts: { database: { ok: false } } });
    expect([seen['/readyz']!.status, seen['/readyz?strict']!.status]).toEqual([200, 503]);
    for (const name of ['/healthz', 'kept page', '/readyz', '/readyz?strict'])
      expect([name, seen[name]!.ms < READY_MS]).toEqual([name, true]);
    if (seen['search']!.status === 200) delete seen['search']; // from its index, where it was made before
    for (const [name, { status, ms, retryAfter, text }] of Object.entries(seen).slice(4)) {
      expect([name, status, retryAfter, ms < DATABASE_MS]).toEqual([name, 503, '5', true]);
      const isForPeople = !/API/.test(name);
      expect([name, /<html lang="en"/.test(text)]).toEqual([name, isForPeople]);
    }
    expect(seen['lead by a plain form']!.text).toContain('frozen by a form'); // what was typed is still there

    await expect.poll(async () => (await call('GET', '/readyz?strict')).status, { timeout: 60_000, interval: 200 }).toBe(200);
    const troubles = async () => (await server.operations.troubles.list()).map(({ kind }) => kind);
    await expect.poll(troubles, { timeout: 60_000, interval: 200 }).toContain('database');
    for (const [message, send] of [
      ['frozen by the API', sendLead],
      ['frozen by a form', sendPlain],
    ] as const) {
      expect((await send(message)).status).toBe(200);
      expect((await send(message)).status).toBe(200);
      expect([message, await leadsWith(message)]).toEqual([message, 1]);
    }
  },
);

test('whoever was cut off is answered with what was stored, however late, and a changed form is another one', async () => {
  const first = (await sendLead('once')).body['reference'];
  const { kysely } = server.database;
  await kysely.deleteFrom('limits').execute(); // as if an hour had passed
  expect((await sendLead('once')).body['reference']).toBe(first);
  expect((await sendLead('once, corrected')).body['reference']).not.toBe(first);
  const [one, two] = await Promise.all([sendLead('at the same moment'), sendLead('at the same moment')]);
  expect(one.body['reference']).toBe(two.body['reference']);
});

/** A store that sends the head of a picture and some of it, and nothing more. */
async function startStallingStore(): Promise<{ url: string; stop: () => void }> {
  const stalling = createServer((_request, answer) => void answer.writeHead(200, { 'content-length': '1000' }).write('some of it'));
  stalling.listen(0, '127.0.0.1');
  await once(stalling, 'listening');
  const stop = () => {
    stalling.closeAllConnections();
    stalling.close();
  };
  return { url: `http://key:secret@127.0.0.1:${(stalling.address() as AddressInfo).port}/uploads`, stop };
}

/** Reads a file of such a store for as long as it lets us. */
async function readStalled(): Promise<{ error: unknown; ms: number }> {
  const { url, stop } = await startStallingStore();
  const idleMs = startIdleClock();
  const opened = await (await openS3Storage(await quickFolder('lamha-stalled-'), url)).open(`${'s'.repeat(24)}.jpg`);
  const error = await buffer(opened!.stream).catch((reason: unknown) => reason);
  stop();
  return { error, ms: idleMs() };
}

test('a frozen store is answered with 503 in time, and is well again by itself', async () => {
  const stalled = readStalled();
  s3.signal('SIGSTOP');
  const isStoreWell = async () => ((await call('GET', '/readyz')).body as { parts: { store: { ok: boolean } } }).parts.store.ok;
  await expect.poll(isStoreWell, { timeout: 60_000, interval: 200 }).toBe(false);
  const seen = await askAll({
    '/readyz': () => call('GET', '/readyz'),
    picture: () => call('GET', picture),
    upload: async () => admin('POST', '/api/en/media', { form: { file: new Blob([await pngOf('two')]) } }),
    'page with its facts': () => call('GET', '/en'),
  });
  s3.signal('SIGCONT');
  expect(seen['/readyz']!.status).toBe(200);
  expect(seen['/readyz']!.ms).toBeLessThan(READY_MS);
  for (const name of ['picture', 'upload']) {
    const { status, retryAfter, ms } = seen[name]!;
    expect([name, status, retryAfter, ms < STORE_MS]).toEqual([name, 503, '5', true]);
  }
  expect(seen['page with its facts']!.status).toBe(200);
  const { error, ms } = await stalled;
  expect([error, ms < STORE_MS]).toEqual([expect.objectContaining({ code: 'ESTORE' }), true]);
  await expect.poll(async () => (await call('GET', picture)).status, { timeout: 60_000, interval: 200 }).toBe(200);
});

test('with PostgreSQL away a page is answered with 503, and a search from its index or with 503 too', async () => {
  await postgres.stop();
  for (const path of ['/en/projects', '/en/search?q=wall', '/search', '/search?q=qqzzxx']) {
    const { status, retryAfter, text } = await ask(() => call('GET', path));
    const isFromIndex = path.includes('search') && status === 200;
    expect([path, status, retryAfter, /<html lang="/.test(text)]).toEqual([path, ...(isFromIndex ? [200, null] : [503, '5']), true]);
  }
});
