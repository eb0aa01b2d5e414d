import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from '#store/webhooks/events.ts';
import { translate } from '#i18n/translate.ts';
import { startWebhooks } from '#api/features/webhooks/worker.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { newTag } from '#test/rig/collection-calls.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { documentedTable } from '#test/rig/documented-table.ts';
import { sealOf } from '#test/rig/seal-of.ts';
import { sendOffer } from '#test/rig/seed.ts';
import { runJobs } from '#server/jobs.ts';

type Told = { headers: IncomingHttpHeaders; text: string; body: { id: string; event: string; data: Record<string, unknown> } };
type Delivery = { id: number; event: string; state: string; status: number | null; answer: string; attempts: number };

test('a server that stops hears out a receiver that has its call, and does not tell it again', async () => {
  const [got, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const receiver = createServer((request, response) => {
    request.resume();
    got.resolve();
    void answered.promise.then(() => response.end());
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const app = await createTestApp({ engine: 'sqlite', env: { WEBHOOKS_INSIDE: '1' }, webhooks: { pollMs: 3_600_000 } });
  const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/hook`;
  await app.admin('POST', '/api/en/webhooks', { json: { name: 'CRM', url, events: ['lead.created'] } });
  const fields = { name: 'Sara', number: '0500000000', message: 'Please call' };
  await app.call('POST', '/api/en/send-email', { json: { kind: 'contact', fields } });
  const { database } = app.server;
  const quiet = { log: () => {}, report: async () => {} };
  const worker = startWebhooks({ database, clock: () => new Date(), allowsInner: true, seal: sealOf(app), ...quiet });
  await got.promise;
  const stopped = worker.stop();
  answered.resolve();
  await stopped;
  const { done_at } = await database.kysely.selectFrom('webhook_deliveries').select('done_at').executeTakeFirstOrThrow();
  expect(done_at).not.toBeNull();
  await app.stop();
  receiver.close();
});

test('a receiver that is down for three days misses nothing', { timeout: 300_000 }, async () => {
  const HOUR_MS = 3_600_000;
  let aheadMs = 0;
  let isUp = false;
  const taken: string[] = [];
  const receiver = createServer((request, response) => {
    request.resume();
    if (isUp) taken.push(String(request.headers['lamha-delivery']));
    response.writeHead(isUp ? 200 : 503).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const clock = () => new Date(Date.now() + aheadMs);
  const app = await createTestApp({ engine: 'sqlite', clock, env: { WEBHOOKS_INSIDE: '1' }, webhooks: { pollMs: 20 } });
  const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/hook`;
  await app.admin('POST', '/api/en/webhooks', { json: { name: 'CRM', url, events: ['lead.created'] } });
  const { kysely } = app.server.database;
  const open = kysely.selectFrom('webhook_deliveries').select('id').where('done_at', 'is', null);
  const due = async () => (await open.where('run_at', '<=', clock().toISOString()).execute()).length;
  for (let hours = 0; hours < 72; hours += 3) {
    const fields = { name: newTag(), number: '0500000000', message: 'Please call' };
    expect((await app.call('POST', '/api/en/send-email', { json: { kind: 'contact', fields } })).status).toBe(200);
    aheadMs += 3 * HOUR_MS;
    await expect.poll(due, { timeout: 60_000 }).toBe(0);
  }
  expect([(await open.execute()).length, taken]).toEqual([24, []]);
  isUp = true;
  aheadMs += 6 * HOUR_MS;
  await expect.poll(async () => (await open.execute()).length, { timeout: 60_000 }).toBe(0);
  expect(new Set(taken).size).toBe(24);
  await app.stop();
  receiver.close();
});

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let url: string;
  let secret: string;
  let webhook: number;
  const told: Told[] = [];
  const answers: number[] = [];
  let answerText = 'thanks';
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      told.push({ headers: request.headers, text, body: JSON.parse(text) as Told['body'] });
      response.writeHead(answers.shift() ?? 200).end(answerText);
    });
  });
  const add = (wanted: object) =>
    app.admin('POST', '/api/en/webhooks', { json: { name: 'CRM', url, events: ['lead.created'], ...wanted } });
  const deliveries = async () => (await app.admin('GET', `/api/en/webhooks/${webhook}/deliveries`)).body as unknown as Delivery[];
  const bodyOf = (event: string) => () => told.find(({ body }) => body.event === event)?.body;
  const SOON = { timeout: 60_000 };
  const write = () =>
    app.call('POST', '/api/en/send-email', {
      json: { kind: 'contact', fields: { name: newTag(), number: '0500000000', message: 'Please call', email: 'a@example.com' } },
    });

  beforeAll(async () => {
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/hook`;
    app = await createTestApp({ engine, env: { WEBHOOKS_INSIDE: '1' }, webhooks: { pollMs: 40, waitsMs: [10, 10] } });
    const { body } = await add({ events: ALL_WEBHOOK_EVENTS });
    [webhook, secret] = [Number(body['id']), String(body['secret'])];
  });
  afterAll(async () => {
    await app?.stop();
    receiver.close();
  });

  test('a message, a comment and published content are told, each signed with a time', async () => {
    const from = Math.floor(Date.now() / 1000);
    expect((await write()).status).toBe(200);
    const category = (await app.admin('POST', '/api/en/category/add', { form: { name: newTag() } })).body['id'];
    await app.admin('POST', '/api/en/records/categories/publish', { json: { ids: [category], language: 'both', published: 1 } });
    await app.call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Noura', content: 'Hello' } });
    await expect
      .poll(bodyOf('lead.created'), SOON)
      .toMatchObject({ data: { kind: 'contact', email: 'a@example.com', message: 'Please call' } });
    await expect.poll(bodyOf('content.published'), SOON).toMatchObject({ data: { collection: 'categories', id: category } });
    await expect.poll(bodyOf('comment.created'), SOON).toMatchObject({ data: { kind: 'post', name: 'Noura', text: 'Hello' } });
    for (const { headers, text } of told) {
      const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['lamha-signature']))!;
      expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex'));
      expect([Number(seconds) >= from, Number(seconds) <= Date.now() / 1000]).toEqual([true, true]);
    }
  });

  test('a meeting is told when it is asked for and when it is decided', async () => {
    const fields = { date: '2030-01-31', time: '10:30', name: 'Visitor', phone: '+966 50 000 0000', type: 'zoom', email: 'v@example.com' };
    await app.server.operations.leads.receive({
      kind: 'meeting',
      country: 'sa',
      language: 'en',
      page: '/',
      address: '203.0.113.1',
      fields,
    });
    await expect.poll(bodyOf('meeting.requested'), SOON).toMatchObject({ data: { state: 'requested', name: 'Visitor' } });
    const id = told.find(({ body }) => body.event === 'meeting.requested')!.body.data['id'];
    expect((await app.admin('POST', `/api/en/meetings/${String(id)}/decision`, { json: { change: 'confirmed' } })).status).toBe(200);
    await expect.poll(bodyOf('meeting.decided'), SOON).toMatchObject({ data: { state: 'confirmed' } });
  });

  test('every event tells what docs/webhooks.md says of it', async () => {
    await sendOffer(app.server);
    const draft = { key: `key-${newTag()}-begun`, parent: 0, values: { name_en: newTag() } };
    const begun = await app.admin('PATCH', '/api/en/drafts/products', { json: draft });
    expect(begun.status).toBe(200);
    const { id } = begun.body['draft'] as { id: number };
    const time = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 16);
    const planned = { action: 'publish', time, country: 'sa' };
    expect((await app.admin('PUT', `/api/en/schedule/products/${id}`, { json: planned })).status).toBe(200);
    for (const details of [{ megabytes: 1, server: 'one' }, undefined]) await app.server.operations.troubles.report('disk', details);
    const other = await app.admin('PATCH', '/api/en/drafts/products', { json: { ...draft, key: `key-${newTag()}-begun` } });
    const member = { collection: 'products', id: (other.body['draft'] as { id: number }).id };
    const named = await app.admin('POST', '/api/en/releases', { json: { name: 'Told' } });
    const release = `/api/en/releases/${Number(named.body['id'])}`;
    expect((await app.admin('PUT', `${release}/items`, { json: member })).status).toBe(200);
    expect((await app.admin('POST', `${release}/publish`)).status).toBe(200);
    const rows = documentedTable('docs/webhooks.md', 'Event');
    expect(rows.map(([event, when]) => [event, when])).toEqual(
      ALL_WEBHOOK_EVENTS.map((event) => [`\`${event}\``, WEBHOOK_EVENTS[event].label.en]),
    );
    /** Events with one reader tell the same; one of them is looked at. */
    const readers = Map.groupBy(ALL_WEBHOOK_EVENTS, (event) => WEBHOOK_EVENTS[event].data);
    for (const events of readers.values()) {
      await expect.poll(() => told.some(({ body }) => events.some((event) => event === body.event)), SOON).toBe(true);
      const keys = Object.keys(told.find(({ body }) => events.some((event) => event === body.event))!.body.data);
      const documented = events.map((event) => rows.find(([name]) => name === `\`${event}\``)?.[2]);
      expect(documented).toEqual(events.map(() => keys.map((key) => `\`${key}\``).join(', ')));
    }
  });

  test('whoever does not take it is told again, then it is given up, kept in the log, and sent again by hand', async () => {
    await expect.poll(async () => (await deliveries()).every(({ state }) => state === 'done'), SOON).toBe(true);
    answers.push(500, 503, 302);
    const before = told.length;
    expect((await write()).status).toBe(200);
    await expect.poll(async () => (await deliveries())[0], SOON).toMatchObject({ state: 'dead', status: 302, attempts: 3 });
    const tries = told.slice(before);
    expect([tries.length, new Set(tries.map(({ body }) => body.id)).size]).toEqual([3, 1]);
    const [{ id }] = (await deliveries()) as [Delivery];
    expect((await app.admin('POST', `/api/en/webhook-deliveries/${id}/resend`)).status).toBe(200);
    await expect.poll(async () => (await deliveries())[0], SOON).toMatchObject({ state: 'done', status: 200, answer: 'thanks' });
  });

  test('a receiver that fails is seen on the list, told of after an hour once, and gets everything when it takes again', async () => {
    const { database, operations } = app.server;
    const list = async () =>
      (await app.admin('GET', '/api/en/webhooks')).body as unknown as { state: string; dead: number; last: object }[];
    await database.kysely.updateTable('users').set({ email: 'owner@example.com' }).execute();
    // Three tries for the change, three for the trouble, of which it is told too and must not take yet.
    answers.push(...Array.from({ length: 6 }, () => 500));
    expect((await write()).status).toBe(200);
    await expect.poll(async () => (await list())[0], SOON).toMatchObject({ state: 'failing', dead: 1, last: { status: 500, attempts: 3 } });
    expect(await operations.troubles.list()).toEqual([]);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await database.kysely.updateTable('webhooks').set({ failing_since: hourAgo }).execute();
    await expect.poll(() => operations.troubles.list(), SOON).toMatchObject([{ kind: 'webhooks', details: { name: 'CRM' } }]);
    const mails = async () =>
      (await database.kysely.selectFrom('outbox').select('payload').where('kind', '=', 'letter').execute()).filter(({ payload }) =>
        payload.includes('CRM'),
      ).length;
    expect(await mails()).toBe(1);
    await expect.poll(async () => (await list())[0], SOON).toMatchObject({ state: 'failing', dead: 2 });
    expect((await app.admin('POST', `/api/en/webhooks/${webhook}/resend`)).body).toMatchObject({ count: 2 });
    await expect.poll(async () => (await list())[0], SOON).toMatchObject({ state: 'well', dead: 0, last: { status: 200 } });
    await expect.poll(mails, SOON).toBe(2);
    const nothing = (await app.admin('POST', `/api/en/webhooks/${webhook}/resend`)).body;
    expect(nothing).toMatchObject({ count: 0, message: 'Nothing was given up, so nothing is sent again.' });
    expect((await app.admin('GET', '/api/en/log?action=webhook-resent')).body['changes']).toHaveLength(3);
  });

  test('a webhook is edited and paused: meanwhile everything waits, and its secret stays', async () => {
    const [{ name, url: address }] = (await app.admin('GET', '/api/en/webhooks')).body as unknown as [{ name: string; url: string }];
    const save = (changed: object) =>
      app.admin('PUT', `/api/en/webhooks/${webhook}`, {
        json: { name, url: address, events: ALL_WEBHOOK_EVENTS, paused: false, ...changed },
      });
    expect((await save({ url: 'ftp://example.com' })).status).toBe(422);
    expect((await save({ name: 'CRM of sales', paused: true })).status).toBe(200);
    expect((await app.admin('GET', '/api/en/webhooks')).body).toMatchObject([{ name: 'CRM of sales', state: 'paused' }]);
    const before = told.length;
    expect((await write()).status).toBe(200);
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    const saysThatItWaits = { message: translate('ar', 'api.done.webhook-waits') };
    expect((await app.admin('POST', `/api/ar/webhook-deliveries/${waiting!.id}/resend`)).body).toMatchObject(saysThatItWaits);
    const dead_at = new Date().toISOString();
    await app.server.database.kysely.updateTable('webhook_deliveries').set({ dead_at }).where('id', '=', waiting!.id).execute();
    expect((await app.admin('POST', `/api/ar/webhooks/${webhook}/resend`)).body).toMatchObject({ count: 1, ...saysThatItWaits });
    expect((await save({})).status).toBe(200);
    await expect.poll(() => told.length, SOON).toBe(before + 1);
  });

  test('a message that is changed and given to somebody is told; an answer with a zero byte is a yes', async () => {
    answerText = 'ok\0\u0007 thanks';
    const { id } = await app.server.database.kysely
      .selectFrom('leads')
      .select('id')
      .where('kind', '=', 'contact')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await app.admin('PATCH', `/api/en/inbox/${id}`, { json: { status: 'in-progress', owner: 1 } })).status).toBe(200);
    for (const event of ['lead.changed', 'lead.assigned']) await expect.poll(bodyOf(event), SOON).toMatchObject({ data: { id, owner: 1 } });
    await expect.poll(async () => (await deliveries())[0], SOON).toMatchObject({ state: 'done', answer: 'ok thanks' });
    answerText = 'thanks';
  });

  test('a receiver that does not answer delays nobody else', async () => {
    let isHeld = false;
    const slow = createServer((request) => {
      isHeld = true;
      request.socket.on('close', () => (isHeld = false));
    });
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
    const { kysely } = app.server.database;
    const now = new Date().toISOString();
    const slowUrl = `http://127.0.0.1:${(slow.address() as { port: number }).port}/`;
    const { body } = await add({ name: 'slow', url: slowUrl });
    const row = { event: 'lead.created', run_at: now, created_at: now };
    const { id: lead } = await kysely.selectFrom('leads').select('id').limit(1).executeTakeFirstOrThrow();
    await kysely
      .insertInto('webhook_deliveries')
      .values({ ...row, webhook_id: Number(body['id']), subject: `leads/${lead}`, delivery: 'slow' })
      .execute();
    await expect.poll(() => isHeld, SOON).toBe(true);
    await kysely
      .insertInto('webhook_deliveries')
      .values({ ...row, webhook_id: webhook, subject: `leads/${lead}`, delivery: 'quick' })
      .execute();
    await expect.poll(() => told.some(({ body: { id } }) => id === 'quick'), SOON).toBe(true);
    expect(isHeld).toBe(true);
    expect((await app.admin('DELETE', `/api/en/webhooks/${String(body['id'])}`)).status).toBe(200);
    slow.closeAllConnections();
    slow.close();
  });

  test.runIf(engine === 'sqlite')('what a server that died had taken is told at the next start', async () => {
    const { database } = app.server;
    const { id: lead } = await database.kysely.selectFrom('leads').select('id').limit(1).executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    const held = { lease: 'a dead one', leased_until: '2999-01-01T00:00:00.000Z', attempts: 1 };
    const row = { webhook_id: webhook, event: 'lead.created', subject: `leads/${lead}`, delivery: 'held', run_at: now, created_at: now };
    await database.kysely
      .insertInto('webhook_deliveries')
      .values({ ...row, ...held })
      .execute();
    const next = startWebhooks({
      database,
      clock: () => new Date(),
      allowsInner: true,
      seal: sealOf(app),
      log: () => {},
      report: async () => {},
    });
    await expect.poll(() => told.some(({ body }) => body.id === 'held'), SOON).toBe(true);
    await next.stop();
  });

  test('the test button tells at once what the program answered', async () => {
    answers.push(418);
    const tested = await app.admin('POST', `/api/en/webhooks/${webhook}/test`);
    expect(tested.body).toMatchObject({ success: false, status: 418, answer: 'thanks' });
    expect((await app.admin('POST', `/api/ar/webhooks/${webhook}/test`)).body).toMatchObject({ success: true, status: 200 });
  });

  test('the secret is answered once, and what was told is not kept', async () => {
    expect((await app.admin('GET', '/api/en/webhooks')).text).not.toContain(secret);
    const rows = await app.server.database.kysely.selectFrom('webhook_deliveries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('a@example.com');
  });

  test('what was erased before it was sent is not told', async () => {
    const kysely = app.server.database.kysely;
    const now = new Date().toISOString();
    const row = { webhook_id: webhook, event: 'lead.created', subject: 'leads/987654', delivery: 'gone', run_at: now, created_at: now };
    await kysely.insertInto('webhook_deliveries').values(row).execute();
    await expect.poll(async () => (await deliveries())[0], SOON).toMatchObject({ state: 'done', answer: 'gone', status: null });
    expect(told.some(({ body }) => body.id === 'gone')).toBe(false);
  });

  test.each<[string, string, string]>([
    ['a subject that its event does not know', 'lead.created', 'lead/1'],
    ['no number', 'lead.created', 'leads/one'],
    ['an event that nobody declares', 'lead.lost', 'leads/1'],
  ])('a call with %s is an error that is seen, never a quiet end', async (_what, event, subject) => {
    const { kysely } = app.server.database;
    const now = new Date().toISOString();
    const row = { webhook_id: webhook, event, subject, delivery: newTag(), run_at: now, created_at: now };
    await kysely.insertInto('webhook_deliveries').values(row).execute();
    await expect
      .poll(async () => (await deliveries())[0], SOON)
      .toMatchObject({ state: 'dead', answer: `webhook event ${event} knows no subject ${subject}` });
    expect(told.some(({ body }) => body.id === row.delivery)).toBe(false);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no events', { events: [] }, 'events'],
    ['an unknown event', { events: ['everything'] }, 'events'],
    ['no address', { url: 'somewhere' }, 'url'],
    ['a password in it', { url: 'https://a:b@example.com' }, 'url'],
  ])('a webhook with %s is refused', async (_what, wrong, field) => {
    expect(await add(wrong)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  test('a removed one is told nothing more', async () => {
    await expect.poll(async () => (await deliveries()).every(({ state }) => state !== 'waiting'), SOON).toBe(true);
    expect((await app.admin('DELETE', `/api/en/webhooks/${webhook}`)).status).toBe(200);
    const before = told.length;
    expect((await write()).status).toBe(200);
    const { database, operations, storage } = app.server;
    await runJobs({ database, storage, clock: () => new Date(), ...operations });
    expect(told.length).toBe(before);
  });
});

test('without leave, no private address is told, however it is written', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  for (const url of [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://169.254.169.254/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://0/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'http://8.8.8.8/',
  ]) {
    const answer = await app.admin('POST', '/api/en/webhooks', { json: { name: 'x', url, events: ['lead.created'] } });
    expect([url, answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([url, 422, ['url']]);
  }
  // However it came into the database: a name may lead inside only since yesterday.
  const row = { name: 'x', url: 'https://localhost:1/', events: '["lead.created"]', secret: 's', created_at: new Date().toISOString() };
  const { id } = await app.server.database.kysely.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow();
  const tested = await app.admin('POST', `/api/en/webhooks/${id}/test`);
  expect(tested.body).toMatchObject({ success: false, status: null, answer: 'address-refused' });
  await app.stop();
});
