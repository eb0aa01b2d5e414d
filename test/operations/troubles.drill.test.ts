import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { ALL_TROUBLES, type TroubleKind } from '#content/troubles.ts';
import { startServer, type Server } from '#server/start-server.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import { ADMIN_PASSWORD, caller, NO_LIMIT, signIn, TIMEOUT_MS } from '#test/rig/app.ts';
import { documentedTable } from '#test/rig/documented-table.ts';
import { startMailServer } from '#test/rig/mail-server.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

const CONTACT = { name: 'Sara', number: '0500000000', message: 'A wall, please' };

/** Three servers on one PostgreSQL and one folder of files; each looks for trouble several times a second. */
const { url, drop } = await createMigratedDatabase('postgres');
const dataDir = await quickFolder('lamha-troubles-');
const copies = join(dataDir, 'elsewhere');
const copyKey = await generateX25519Identity();
const disk = { free: 500e9, whole: 1000e9 };
let aheadMs = 0;

type Call = { event: string; data: { kind: string; name: string } };
const told: Call[] = [];
let isBroken = false;
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = (await json(request)) as Call;
  if (request.url === '/inquiries') return void response.writeHead(isBroken ? 500 : 200).end();
  told.push(call);
  response.end('ok');
}

const receiver = createServer((request, response) => void take(request, response));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const mailServer = await startMailServer();
const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

async function start(): Promise<Server> {
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ADMIN_PASSWORD,
    DEMO: '0',
    WEBHOOKS_INSIDE: '1',
    SMTP_URL: mailServer.url,
    COPY_URL: copies,
    COPY_KEY: copyKey,
  };
  return startServer(readConfiguration({ ...env, SECRET_KEY: 'only for these tests, thirty-two signs' }), {
    logger: { level: 'silent' },
    maxEventLoopDelayMs: TIMEOUT_MS,
    readLimit: NO_LIMIT,
    clock: () => new Date(Date.now() + aheadMs),
    webhooks: { pollMs: 100, waitsMs: [50] },
    mail: { pollMs: 100 },
    watch: { everyMs: 200, measureDisk: async () => disk },
  });
}

const servers = await Promise.all([start(), start(), start()]);
const [{ database, operations, address }] = servers;
const { kysely } = database;
afterAll(async () => {
  await Promise.all(servers.map((one) => one.stop()));
  receiver.close();
  await mailServer.close();
  await drop();
});

const admin = caller(address, { cookie: await signIn(caller(address, {})) });
await kysely.updateTable('users').set({ email: 'owner@example.com', mail_language: 'ar' }).execute();
const added = await admin('POST', '/api/en/webhooks', {
  json: { name: 'CRM', url: receiverUrl, events: ['trouble.began', 'trouble.ended'] },
});
if (added.status !== 201) throw new Error(added.text);
const { body: inquiries } = await admin('POST', '/api/en/webhooks', {
  json: { name: 'Inquiries', url: `${receiverUrl}inquiries`, events: ['lead.created'] },
});

await setUpMail(admin);

const SOON = { interval: 100 };

/** In the mail box of the owner, each counted once. */
async function mailsWith(sentence: string): Promise<number> {
  const letters = (await mailServer.parsed()).filter(({ text = '' }) => text.replaceAll(/\s+/g, ' ').includes(sentence));
  return new Set(letters.map(({ messageId }) => messageId)).size;
}

const eventsOf = (kind: TroubleKind, event: string) => told.filter((one) => one.event === event && one.data.kind === kind).length;
/** The beginning of the Arabic sentence, before the first value in it. */
const sentenceOf = (kind: TroubleKind) => dashboardTexts.ar[`trouble.${kind}`].split('{')[0]!.trim();
const isShown = async (kind: TroubleKind) => (await operations.troubles.list()).some((one) => one.kind === kind);
/** Each server keeps its figures for a few seconds, so another one is asked about each kind. */
const serverFor = (kind: TroubleKind) => servers[ALL_TROUBLES.indexOf(kind) % servers.length]!;
const metric = async (kind: TroubleKind) =>
  (await caller(serverFor(kind).address, {})('GET', '/metrics')).text.match(new RegExp(`lamha_trouble\\{kind="${kind}"\\} (\\d)`))?.[1];

type Way = { begin: () => Promise<unknown>; end: () => Promise<unknown> };

const uploads = join(dataDir, 'uploads');
const backups = join(dataDir, 'backups');
const aside = join(dataDir, 'aside');
let asideOf = '';

async function makeBackup(): Promise<void> {
  expect((await admin('POST', '/api/en/backups')).status).toBe(202);
  await operations.backups.settled();
}

async function onlyUpload(): Promise<string> {
  asideOf = (await readdir(uploads)).find((name) => name.endsWith('.pdf'))!;
  return join(uploads, asideOf);
}

const at = (ms: number) => new Date(Date.now() + aheadMs + ms).toISOString();

/** How each of them is made and mended. */
const WAYS: Readonly<Record<TroubleKind, Way>> = {
  backup: {
    begin: async () => {
      await rm(backups, { recursive: true, force: true });
      await writeFile(backups, 'a file where the folder was');
      await makeBackup();
    },
    end: async () => {
      await rm(backups);
      await makeBackup();
    },
  },
  // The folder of the copies is not mounted; the backup is there from before.
  copies: {
    begin: () => expect(operations.copies.sendNewest()).rejects.toThrow(),
    end: () => mkdir(copies).then(operations.copies.sendNewest),
  },
  'lost-files': {
    begin: async () => {
      await admin('POST', '/api/en/media', { form: { file: await sampleFile('pdf') } });
      await rename(await onlyUpload(), aside);
      await operations.fileWatch.look();
    },
    end: async () => {
      await rename(aside, join(uploads, asideOf));
      await operations.fileWatch.look();
    },
  },
  store: { begin: () => rename(uploads, `${uploads}.away`), end: () => rename(`${uploads}.away`, uploads) },
  disk: { begin: async () => (disk.free = 900e6), end: async () => (disk.free = 500e9) },
  mails: {
    begin: () =>
      kysely
        .insertInto('outbox')
        .values({
          kind: 'letter',
          payload: '{"given":"up"}',
          run_at: at(0),
          created_at: at(0),
          attempts: 10,
          last_error: '',
          message_id: '',
          dead_at: at(0),
        })
        .execute(),
    end: () => kysely.deleteFrom('outbox').where('payload', '=', '{"given":"up"}').execute(),
  },
  webhooks: {
    begin: async () => {
      isBroken = true;
      const sent = await caller(address, {})('POST', '/api/en/send-email', { json: { kind: 'contact', fields: CONTACT } });
      expect(sent.status).toBe(200);
      const failing = kysely.selectFrom('webhooks').select('id').where('failing_since', 'is not', null);
      await expect.poll(() => failing.execute(), SOON).toHaveLength(1);
      // An hour passes.
      await kysely
        .updateTable('webhooks')
        .set({ failing_since: at(-3_600_000) })
        .where('failing_since', 'is not', null)
        .execute();
    },
    end: async () => {
      isBroken = false;
      expect((await admin('POST', `/api/en/webhooks/${String(inquiries['id'])}/resend`)).status).toBe(200);
    },
  },
  retention: {
    begin: () => operations.privacy.retentionGuard.check({ isBackedUp: false }),
    end: () => operations.privacy.retentionGuard.settle(),
  },
  clock: { begin: async () => (aheadMs = 600_000), end: async () => (aheadMs = 0) },
  'sign-in': {
    begin: () =>
      kysely
        .insertInto('audit')
        .values(Array.from({ length: 60 }, () => ({ at: at(-1000), actor: null, action: 'login-failed', subject: 'users', details: '{}' })))
        .execute(),
    end: () =>
      kysely
        .updateTable('audit')
        .set({ at: at(-2 * 3_600_000) })
        .where('action', '=', 'login-failed')
        .execute(),
  },
  database: {
    // What a server says that found its database silent: frozen.drill.test.ts freezes one.
    begin: () =>
      kysely
        .insertInto('servers')
        .values({
          name: '~other:1',
          version: 'same',
          started_at: at(0),
          seen_at: at(60_000),
          findings: '{"database":{"seconds":25,"server":"~other:1"}}',
        })
        .execute(),
    end: () => kysely.deleteFrom('servers').where('name', '=', '~other:1').execute(),
  },
  version: {
    begin: async () => {
      await kysely
        .updateTable('servers')
        .set({ started_at: at(-3_600_000) })
        .execute();
      await kysely
        .insertInto('servers')
        .values({ name: '~other:2', version: '0.0.1', started_at: at(-3_600_000), seen_at: at(60_000) })
        .execute();
    },
    end: () => kysely.deleteFrom('servers').where('name', '=', '~other:2').execute(),
  },
};

for (const kind of ALL_TROUBLES) {
  test(
    `a week at 3 a.m.: ${kind} is told once when it begins and once when it is over, by three servers`,
    { timeout: 300_000 },
    async () => {
      const before = await mailsWith(sentenceOf(kind));
      expect([before, await isShown(kind), eventsOf(kind, 'trouble.began')]).toEqual([0, false, 0]);
      await WAYS[kind].begin();
      await expect.poll(() => isShown(kind), SOON).toBe(true);
      await expect.poll(() => eventsOf(kind, 'trouble.began'), SOON).toBe(1);
      await expect.poll(() => mailsWith(sentenceOf(kind)), SOON).toBe(1);
      await expect.poll(() => metric(kind), SOON).toBe('1');
      const { kinds } = await operations.health.read();
      expect(kinds.find((one) => one.kind === kind)!.troubles).toHaveLength(1);

      await WAYS[kind].end();
      await expect.poll(() => isShown(kind), SOON).toBe(false);
      await expect.poll(() => eventsOf(kind, 'trouble.ended'), SOON).toBe(1);
      await expect.poll(() => mailsWith(sentenceOf(kind)), SOON).toBe(2);
      expect(eventsOf(kind, 'trouble.began')).toBe(1);
    },
  );
}

test('after the week /metrics says that all is well', async () => {
  for (const kind of ALL_TROUBLES) await expect.poll(() => metric(kind), SOON).toBe('0');
});

test('docs/operating.md names every trouble as the dashboard does', () => {
  expect(documentedTable('docs/operating.md', 'Trouble').map(([kind, name]) => [kind, name])).toEqual(
    ALL_TROUBLES.map((kind) => [`\`${kind}\``, dashboardTexts.en[`trouble.${kind}.name`]]),
  );
});
