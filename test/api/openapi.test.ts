import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rightsNeeded } from '#api/http/access.ts';
import { openSigning } from '#api/kernel/signing.ts';
import { allCollections } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { writeFact } from '#store/facts.ts';
import { clientSource } from '#scripts/client-source.ts';
import { ADMIN_PASSWORD, caller, createTestApp, signIn, type Call, type CallOptions, type TestApp } from '#test/rig/app.ts';
import { checkedBy, compile, lookUp, readDocument, type ApiDocument } from '#test/rig/documented.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { timeCode } from '#test/rig/time-code.ts';
import { createPasskey } from '#test/rig/passkey.ts';
import { mailedToken } from '#test/rig/people.ts';
import { NEEDS_A_QUESTION, realAddress } from '#test/rig/real-address.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { sampleRecord } from '#test/rig/samples.ts';
import { seed, type Seed } from '#test/rig/seed.ts';
import { sourceFiles } from '#test/rig/source-files.ts';
import { walkedRoutes } from '#test/rig/walked-routes.ts';

type Json = Record<string, unknown>;

/** Outside the bases and outside the document: watching, reading about the API, files for pages. */
const BESIDE = ['GET /api/docs', 'GET /api/openapi.json', 'GET /healthz', 'GET /metrics', 'GET /readyz', 'GET /uploads/:name'];
const BASES = ['/api/en', '/api/ar', '/api'];

/** Every object inside the document, with its place. */
function* nodesOf(value: unknown, pointer = '#'): Generator<{ pointer: string; node: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { pointer, node: value as Json };
  for (const [key, inner] of Object.entries(value)) yield* nodesOf(inner, `${pointer}/${key}`);
}

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let document: ApiDocument;
  let call: Call;
  let admin: Call;
  let seeded: Seed;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    document = await readDocument(app.call);
    [call, admin] = [checkedBy(document, app.call), checkedBy(document, app.admin)];
    seeded = await seed(app);
  });
  afterAll(() => app?.stop());

  test('the document lists exactly the real routes below every base, with who may use them', () => {
    const listed = document.calls
      .map(
        ({ method, path, operation }) =>
          `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')} ${operation['x-access']} ${operation['x-rights'].join('+')}`,
      )
      .toSorted();
    const routes = app.server.app.routeTable.filter(({ method }) => method !== 'HEAD');
    const below = (base: string) =>
      routes.filter(
        ({ method, url }) =>
          url.startsWith(`${base}/`) && !BESIDE.includes(`${method} ${url}`) && (base !== '/api' || !/^\/api\/(?:en|ar)\//.test(url)),
      );
    for (const base of BASES)
      expect(
        below(base)
          .map(
            ({ method, url, access }) =>
              `${method} ${url.slice(base.length)} ${access === 'public' ? 'public' : 'admin'} ${rightsNeeded(access).join('+')}`,
          )
          .toSorted(),
      ).toEqual(listed);
    const inside = new Set(BASES.flatMap((base) => below(base).map(({ url }) => url)));
    const beside = routes.filter(({ url }) => !inside.has(url));
    expect(beside.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(BESIDE);
  });

  test('the document is whole: every reference leads somewhere, every schema can be used, every operation has a name of its own', () => {
    const { json } = document;
    expect(json).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Lamha' },
      servers: [{ url: '/api/en' }, { url: '/api/ar' }, { url: '/api' }],
    });
    for (const { node } of nodesOf(json)) if ('$ref' in node) expect(lookUp(json, node)).toBeTypeOf('object');
    const schemas = (json['components'] as { schemas: Record<string, Json> }).schemas;
    for (const schema of Object.values(schemas)) expect(() => compile(json, schema)).not.toThrow();
    const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
    const isType = (type: unknown) => [type].flat().every((one) => types.has(String(one)));
    expect(
      [...nodesOf(schemas)]
        .filter(({ pointer, node }) => !pointer.endsWith('/properties') && 'type' in node && !isType(node['type']))
        .map(({ pointer }) => pointer),
    ).toEqual([]);
    const ids = document.calls.map(({ operation }) => (operation as unknown as Json)['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path, operation } of document.calls) {
      const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect([path, names]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
      expect([path, (operation as unknown as { security: unknown[] }).security.length > 0]).toEqual([
        path,
        operation['x-access'] === 'admin',
      ]);
      if (method === 'GET') expect([path, operation.requestBody]).toEqual([path, undefined]);
    }
  });

  test('every reading call answers what its document says, to staff and, where it may, to strangers', async ({ annotate }) => {
    const reads = walkedRoutes(
      engine,
      document.calls.filter(({ method, path }) => method === 'GET' && !NEEDS_A_QUESTION.test(path)),
    );
    for (const { path, operation } of reads) {
      const address = realAddress(seeded, 'GET', path);
      expect([path, (await admin('GET', `/api/en${address}`)).status]).toEqual([path, 200]);
      expect([path, (await call('GET', `/api/ar${address}`)).status]).toEqual([path, operation['x-access'] === 'public' ? 200 : 401]);
      if (operation.parameters.some(({ name }) => name === 'languages'))
        expect([path, (await admin('GET', `/api/ar${address}?languages=both`)).status]).toEqual([path, 200]);
    }
    await annotate(`${reads.length} reading calls checked`);
  });

  test('every setting can be written as documented and is read back', async () => {
    for (const group of settings) {
      const { sent, answered } = await sampleRecord(group, { tag: 'conform', withFiles: true });
      const path = `/api/en/settings/${group.name}`;
      expect((await admin('PUT', path, { form: sent })).body).toMatchObject({ success: true, ...answered });
      expect((await admin('GET', path)).body).toMatchObject(answered);
      const { version } = (await admin('GET', path)).body as { version: number };
      expect(await admin('PUT', path, { json: { version: version + 1 } })).toMatchObject({
        status: 409,
        body: { current: { version, ...answered } },
      });
      expect((await admin('PUT', path, { json: { version } })).status).toBe(200);
      expect((await admin('PUT', path, { json: { no_such_setting: 'x' } })).status).toBe(422);
      expect((await call('GET', path)).status).toBe(group.public ? 200 : 401);
    }
    const everything = (await call('GET', '/api/ar/settings')).body;
    expect(Object.keys(everything).toSorted()).toEqual(
      settings
        .filter((group) => group.public)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('every writing call beside the collections answers what its document says', async () => {
    const done = new Set<string>();
    const write = async (
      method: string,
      path: string,
      options: CallOptions = {},
      address = realAddress(seeded, method, path),
      as = admin,
    ) => {
      const answer = await as(method, `/api/en${address}`, options);
      expect([method, path, answer.status < 300, answer.text]).toEqual([method, path, true, answer.text]);
      done.add(`${method} ${path}`);
      return answer.body;
    };
    const mail = { json: { subject: 'Hello', message: 'World' } };
    const added = await write('POST', '/media', { form: { file: [await sampleFile('image'), await sampleFile('pdf')] } });
    const [file] = added['files'] as { name: string }[];
    await write('PUT', '/media/{name}', { json: { alt: { en: 'Wall', ar: 'جدار' }, focalX: 0.2, focalY: 0.8 } }, `/media/${file!.name}`);
    const other = { form: { file: await sampleFile('image') } };
    const replaced = await write('POST', '/media/{name}/replace', other, `/media/${file!.name}/replace`);
    await write('DELETE', '/media/{name}', {}, `/media/${String(replaced['name'])}`);
    await write('POST', '/media/delete-unused');
    await write('POST', '/communitypostcomments', { json: { post_id: seeded.records.get('blog-sections')!.id, username: 'R', text: 'T' } });
    await write('DELETE', '/communitypostcomments/{id}');
    await write('POST', '/communityposts/posts', { json: { author_name: 'A', content: 'C' } });
    await write('POST', '/communityposts/posts/{id}/comments', { json: { commenter_name: 'A', text: 'T' } });
    const reported = { kind: 'post', id: seeded.post };
    await write('POST', '/communityreports', { json: reported });
    await write('POST', '/moderation/decide', { json: { items: [reported], to: 'hidden', reason: 'other' } });
    await write('POST', '/moderation/undo', { json: { items: [reported] } });
    await write('POST', '/moderation/blocks', { json: { ...reported, by: 'name' } });
    await write('DELETE', '/moderation/blocks/{id}');
    await write('DELETE', '/communityposts/comments/{id}');
    await write('DELETE', '/communityposts/posts/{id}');
    for (const path of ['/email/booking-ae', '/email/booking-sa', '/email/send-email-ae', '/email/send-email-sa'])
      await write('POST', path, mail);
    await write('POST', '/send-email', { form: mail.json });
    await app.server.database.kysely.deleteFrom('limits').execute(); // five messages are all one address may send
    await write('POST', '/newsletter', { json: { email: 'reader@example.com' } });
    await write('PATCH', '/inbox/{id}', { json: { status: 'in-progress', owner: 1 } });
    await write('POST', '/inbox/{id}/read');
    await write('POST', '/inbox/{id}/notes', { json: { text: 'Called back' } });
    const { mail: answer } = await write('POST', '/inbox/{id}/reply', { json: { subject: 'Your message', text: 'Thank you' } });
    await write('POST', '/inbox/{id}/take-back', { json: { mail: answer } });
    await write('POST', '/inbox/{id}/reminder', { json: { day: '2040-01-31' } });
    await write('POST', '/inbox/changes', { json: { changes: [{ id: 1, owner: null }] } });
    const others = await sameVisitor(app);
    await write('POST', '/inbox/{id}/merge', { json: { others } });
    await write('POST', '/inbox/{id}/separate', { json: { others } });
    const prepared = { name_en: 'Thanks', text_en: 'Hello {name}' };
    await write('POST', '/reply-templates', { json: prepared });
    await write('PUT', '/reply-templates/{id}', { json: { ...prepared, kind: 'contact' } });
    await write('DELETE', '/reply-templates/{id}');
    await write('POST', '/reply-templates/{id}/restore');
    await write('POST', '/views', { json: { screen: 'inbox', name: 'New ones', query: 'status=new' } });
    await write('PATCH', '/views/{id}', { json: { shared: true } });
    await write('DELETE', '/views/{id}');
    await write('POST', '/views/{id}/restore');
    await write('POST', '/meetings/{id}/decision', { json: { change: 'confirmed', note: '' } });
    const offerAt = async (id: unknown) =>
      (await admin('GET', `/api/en/offers/${String(id)}`)).body as { revision: number; valid_until: string; sums: { total: number } };
    const line = { kind: 'other', title: 'Frame', quantity: 1, unit_price: '100' };
    const sendOffer = async () => {
      const { id } = await write('POST', '/offers', { json: { country: 'sa', language: 'en' } });
      const { revision, valid_until } = await offerAt(id);
      await write('PUT', '/offers/{id}', { json: { revision, name: 'Sara', lines: [line], valid_until } }, `/offers/${String(id)}`);
      const saved = await offerAt(id);
      const body = { revision: saved.revision, total: saved.sums.total, mail: false };
      const { link } = await write('POST', '/offers/{id}/send', { json: body }, `/offers/${String(id)}/send`);
      return { id, token: String(link).split('/').at(-1) };
    };
    const first = await sendOffer();
    const { id: follower } = await write('POST', '/offers/{id}/follow', {}, `/offers/${String(first.id)}/follow`);
    await write('POST', '/offers/changes', { json: { changes: [{ id: follower, owner: null }] } });
    await write('DELETE', '/offers/{id}', {}, `/offers/${String(follower)}`);
    await write('POST', '/offers/{id}/restore', {}, `/offers/${String(follower)}/restore`);
    const { token: second } = await sendOffer();
    for (const [step, body] of [
      ['ask', { text: 'When?' }],
      ['decline', { reason: 'Later' }],
    ] as const)
      await write('POST', `/shared-offers/{token}/${step}`, { json: body }, `/shared-offers/${second}/${step}`, call);
    await write('POST', '/shared-offers/{token}/accept', { json: { name: 'Sara' } }, `/shared-offers/${first.token}/accept`, call);
    await write('POST', '/offers/{id}/link', {}, `/offers/${String(first.id)}/link`);
    await write('POST', '/mail/{id}/resend');
    await write('POST', '/mail/test', { json: { to: 'me@example.com' } });
    for (const [purpose, subject] of [
      [
        'confirm',
        `1/${(await app.server.database.kysely.selectFrom('subscribers').select('asked_at').executeTakeFirstOrThrow()).asked_at}`,
      ],
      ['leave', '1'],
    ] as const) {
      const sign = await openSigning(app.server.database).signer(`newsletter-${purpose}`);
      await write('POST', `/newsletter/${purpose === 'leave' ? 'unsubscribe' : purpose}`, { json: { token: sign(subject) } });
    }
    await write('DELETE', '/subscribers/{id}');
    const contact = 'reader@example.com';
    const { mails } = await write('POST', '/privacy/find', { json: { contact } });
    const rows = (mails as { row: string }[]).map(({ row }) => row);
    await write('POST', '/privacy/export', { json: { contact, rows } });
    await write('POST', '/privacy/erase', { json: { contact, rows, confirm: contact } });
    await app.server.operations.privacy.retentionGuard.mayTake([{ kind: 'files', count: 100, total: 100 }]);
    const held = await app.server.operations.privacy.retentionGuard.state();
    await write('POST', '/privacy/retention/allow', { json: { at: held!.at } });
    const some = { json: { ids: [seeded.records.get('categories')!.id] } };
    const sheet = new File(['collection,id,name.en\nproducts,,From a sheet\n'], 'sheet.csv');
    const { token } = await write('POST', '/exchange/check', { form: { file: sheet } });
    await write('POST', '/exchange/apply', { form: { file: sheet, token: String(token) } });
    for (const begin of ['/backups', '/backups/{backup}/verify']) {
      await write('POST', begin);
      await app.server.operations.backups.settled();
    }
    await write('POST', '/backups/{backup}/records', { json: { collection: 'categories', id: seeded.records.get('categories')!.id } });
    await write('DELETE', '/backups/{backup}');
    await write('POST', '/searches', { json: { query: 'nothing of this name' } });
    await write('DELETE', '/searches');
    const { changed } = await write('POST', '/records/{collection}/publish', { json: { ...some.json, language: 'en', published: 0 } });
    await write('POST', '/records/{collection}/publish/undo', { json: { records: changed } });
    await write('POST', '/records/{collection}/remove', some);
    await write('POST', '/records/{collection}/restore', some);
    await write('POST', '/records/{collection}/{id}/duplicate');
    await write('POST', '/history/{collection}/{id}/restore/{version}');
    await write('DELETE', '/category/{id}');
    await write('DELETE', '/trash/{collection}/{id}');
    await write('POST', '/trash/purge', { json: { items: [{ collection: 'categories', id: 987_654 }] } });
    await write('POST', '/trash/empty');
    const user = (
      (await write('POST', '/users', { json: { username: 'colleague', email: 'colleague@example.com' } }))['user'] as { id: number }
    ).id;
    await write('POST', '/users/{id}/name', { json: { displayName: 'A colleague' } }, `/users/${user}/name`);
    await write('PUT', '/users/{id}/invitation', { json: { username: 'a-colleague' } }, `/users/${user}/invitation`);
    await write('POST', '/users/{id}/role', { json: { role: 'editor' } }, `/users/${user}/role`);
    for (const action of ['disable', 'enable']) await write('POST', `/users/{id}/${action}`, {}, `/users/${user}/${action}`);
    const lost = { user_id: user, kind: 'totp', name: '', secret: 'lost', counter: 0, created_at: new Date().toISOString() } as const;
    await app.server.database.kysely.insertInto('factors').values(lost).execute();
    await write('POST', '/users/{id}/forget-second-step', {}, `/users/${user}/forget-second-step`);
    await write('POST', '/users/{id}/reset-password', { json: {} }, `/users/${user}/reset-password`);
    await write('DELETE', '/users/{id}/invitation', {}, `/users/${user}/invitation`);
    const { id: programToken } = await write('POST', '/tokens', { json: { name: 'CRM', rights: { leads: 'read' } } });
    await write('DELETE', '/tokens/{id}', {}, `/tokens/${String(programToken)}`);
    await write('POST', '/webhooks/{id}/test', {}, '/webhooks/1/test');
    await write('POST', '/webhook-deliveries/{id}/resend', {}, '/webhook-deliveries/1/resend');
    const hook = { name: 'Sheet', url: 'https://hooks.invalid/sheet', events: ['lead.created'] };
    const { id: hookId } = await write('POST', '/webhooks', { json: hook });
    await write('PUT', '/webhooks/{id}', { json: { ...hook, paused: false } }, `/webhooks/${String(hookId)}`);
    await write('POST', '/webhooks/{id}/resend', {}, `/webhooks/${String(hookId)}/resend`);
    await write('DELETE', '/webhooks/{id}', {}, `/webhooks/${String(hookId)}`);
    const begun = { key: 'documented', values: { name_en: 'Documented' } };
    const { draft } = await write('PATCH', '/drafts/{collection}', { json: begun }, '/drafts/products');
    const drafted = `/drafts/products/${(draft as { id: number }).id}`;
    await write('PATCH', '/drafts/{collection}/{id}', { json: { values: { headline_en: 'Typed' } } }, drafted);
    await write('POST', '/languages/{collection}/{id}/confirm', { json: { language: 'ar' } }, '/languages/products/1/confirm');
    await write('PATCH', '/drafts/{collection}/{id}/here', {}, `${drafted}/here`);
    await write('DELETE', '/drafts/{collection}/{id}/here', {}, `${drafted}/here`);
    await write('POST', '/drafts/{collection}/{id}/link', { json: { hours: 1 } }, `${drafted}/link`);
    await write('DELETE', '/drafts/{collection}/{id}/link', {}, `${drafted}/link`);
    await write('POST', '/drafts/{collection}/{id}/ask', { json: { remark: 'Soon' } }, `${drafted}/ask`);
    await write('POST', '/drafts/{collection}/{id}/publish', { json: { language: 'en' } }, `${drafted}/publish`);
    await write('PATCH', '/drafts/{collection}/{id}', { json: { values: { headline_en: 'Again' } } }, drafted);
    const planned = drafted.replace('/drafts/', '/schedule/');
    const time = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 16);
    await write('PUT', '/schedule/{collection}/{id}', { json: { action: 'publish', time, country: 'sa' } }, planned);
    await write('DELETE', '/schedule/{collection}/{id}', {}, `${planned}?action=publish`);
    const { id: release } = await write('POST', '/releases', { json: { name: 'Spring' } });
    const ofRelease = (rest = '') => `/releases/${String(release)}${rest}`;
    await write('PUT', '/releases/{id}', { json: { name: 'Summer' } }, ofRelease());
    const member = { collection: 'products', id: (draft as { id: number }).id };
    await write('PUT', '/releases/{id}/items', { json: member }, ofRelease('/items'));
    await write('DELETE', '/releases/{id}/items', {}, ofRelease(`/items?collection=products&record=${member.id}`));
    await write('PUT', '/releases/{id}/items', { json: member }, ofRelease('/items'));
    await write('POST', '/releases/{id}/link', { json: { hours: 1 } }, ofRelease('/link'));
    await write('DELETE', '/releases/{id}/link', {}, ofRelease('/link'));
    await write('PUT', '/releases/{id}/time', { json: { time, country: 'ae' } }, ofRelease('/time'));
    await write('DELETE', '/releases/{id}/time', {}, ofRelease('/time'));
    await write('POST', '/releases/{id}/publish', {}, ofRelease('/publish'));
    await write('POST', '/releases/{id}/take-back', { json: {} }, ofRelease('/take-back'));
    await write('DELETE', '/releases/{id}', {}, ofRelease());
    const at = '2026-01-01T00:00:00.000Z';
    const jumped = { at, reason: 'jump', clock: at, expected: at, by: 'another', isAllowed: false };
    await writeFact(app.server.database.kysely, 'schedule_held', JSON.stringify(jumped));
    await write('POST', '/schedule/clock', { json: { at } });
    await write('DELETE', '/drafts/{collection}/{id}', {}, drafted);
    const passkey = createPasskey(app.url);
    const response = passkey.register(await write('POST', '/auth/factors/passkey'));
    await write('POST', '/auth/factors/passkey/confirm', { json: { response } });
    await write('POST', '/auth/confirm/passkey');
    const open = passkey.signIn(await write('POST', '/auth/login/passkey', {}, '/auth/login/passkey', call));
    await write('POST', '/auth/login/passkey/answer', { json: { passkey: open } }, '/auth/login/passkey/answer', call);
    const { secret } = await write('POST', '/auth/factors/totp');
    await write('POST', '/auth/factors/totp/confirm', { json: { code: await timeCode(String(secret)) } });
    await write('POST', '/auth/factors/recovery-codes');
    for (const id of [2, 3]) await write('DELETE', '/auth/factors/{id}', {}, `/auth/factors/${id}`);
    await write('POST', '/auth/confirm', { json: { password: ADMIN_PASSWORD } });
    await write('POST', '/auth/email', { json: { email: 'admin@example.com', password: ADMIN_PASSWORD } });
    await write('POST', '/auth/forgotten', { json: { email: 'admin@example.com' } });
    const mailed = await mailedToken(app, 'admin@example.com');
    await write('POST', '/auth/new-password', { json: { token: mailed, password: ADMIN_PASSWORD } });
    admin = checkedBy(document, caller(app.url, { cookie: await signIn(app.call) }));
    const [session] = (await app.call('GET', '/api/en/auth/sessions', { headers: { cookie: await signIn(app.call) } })).body as unknown as {
      id: string;
    }[];
    await write('DELETE', '/auth/sessions/{session}', {}, `/auth/sessions/${session!.id}`);
    await write('POST', '/auth/end-other-sessions');
    const { backup } = (await write('POST', '/backups'))['work'] as { backup: string };
    await app.server.operations.backups.settled();
    await write('POST', '/backups/{backup}/restore', { json: { confirm: backup.slice(0, 10) } }, `/backups/${backup}/restore`);
    await app.server.operations.backups.settled();
    await write('POST', '/auth/login', { json: { username: 'admin', password: ADMIN_PASSWORD } });
    await write('POST', '/auth/password', { json: { current: ADMIN_PASSWORD, next: 'another one for tests 2' } });
    await write('POST', '/auth/logout', {}, '/auth/logout', call);
    const paths = new Set(allCollections.flatMap(({ path, aliases }) => [path, ...aliases]));
    const left = document.calls.filter(
      ({ method, path }) =>
        method !== 'GET' && !done.has(`${method} ${path}`) && !paths.has(path.split('/')[1]!) && !/^\/(?:settings|copies)\//.test(path),
    ); // copies lie elsewhere: test/operations/copies.drill.test.ts brings a record and everything back from one
    expect(left.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.runIf(engine === 'sqlite')('every call that the dashboard names is in the document', () => {
    const named = sourceFiles().flatMap(({ path, text }) =>
      path.startsWith('app/') ? [...text.matchAll(/\brequest\(\s*'([A-Z]+ \/[^']*)'/g)].map(([, name]) => name) : [],
    );
    const documented = new Set(document.calls.map(({ method, path }) => `${method} ${path}`));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !documented.has(name ?? ''))).toEqual([]);
  });

  test.runIf(engine === 'sqlite')('the client for other programs knows every call, and holds its callers to them', async () => {
    const source = clientSource(document.json);
    for (const { method, path } of document.calls) expect(source).toContain(`"${method} ${path}": {`);
    const folder = mkdtempSync(join(tmpdir(), 'lamha-client-'));
    const calls = [
      `import { openClient } from './client.ts';`,
      `const call = openClient('https://lamha.example/api/en', 'lamha_token');`,
      `export const bits = call('GET /challenge', {}).then((answer) => (answer.isOk ? answer.body.bits.toFixed() : answer.body?.message));`,
      `export const tested = call('POST /webhooks/{id}/test', { params: { id: 1 } });`,
      `export const unnamed = call('POST /webhooks/{id}/test', {});`,
      `export const unknown = call('GET /nothing', {});`,
      `export const wrong = call('POST /inbox/{id}/notes', { params: { id: 1 }, body: { text: 7 } });`,
    ];
    writeFileSync(join(folder, 'client.ts'), source);
    writeFileSync(join(folder, 'calls.ts'), calls.join('\n'));
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const compiler = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsc');
    const found = ((): string => {
      try {
        return execFileSync(compiler, [...options, '--allowImportingTsExtensions', '--types', '', 'calls.ts'], {
          cwd: folder,
          encoding: 'utf8',
        });
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    })();
    expect([...found.matchAll(/^(\w+\.ts)\((\d+),/gm)].map(([, file, line]) => `${file}:${line}`)).toEqual([
      'calls.ts:5',
      'calls.ts:6',
      'calls.ts:7',
    ]);
    const client = (await import(pathToFileURL(join(folder, 'client.ts')).href)) as {
      openClient: (base: string) => (name: string, input: object) => Promise<object>;
    };
    const call = client.openClient(`${app.url}/api/en`);
    expect(await call('GET /challenge', {})).toMatchObject({ isOk: true, status: 200, body: { bits: expect.any(Number) } });
    expect(await call('GET /inbox', {})).toMatchObject({ isOk: false, status: 401, body: { success: false } });
    rmSync(folder, { recursive: true });
  });

  test('the readable page holds every call and runs nothing', async () => {
    const { status, headers, text } = await app.call('GET', '/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|\son\w+=|<iframe|src=/i);
    for (const { path } of document.calls) expect(text).toContain(`<code>${path}</code>`);
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const packed = await app.call('HEAD', path, { headers: { 'accept-encoding': 'br' } });
      expect([packed.headers.get('content-encoding'), Number(packed.headers.get('content-length')) < 200_000]).toEqual(['br', true]);
    }
  });
});

/** Another message of whoever sent the first. */
async function sameVisitor({ server: { operations } }: TestApp): Promise<number[]> {
  const { email, phone } = await operations.inbox.open(1, 'en');
  const fields = { name: 'Visitor', number: phone, email, message: 'One more thing' };
  await operations.leads.receive({ kind: 'contact', country: 'sa', language: 'en', page: '/', address: '203.0.113.9', fields });
  const { leads } = await operations.inbox.list({ search: 'One more thing' }, { limit: 1, offset: 0 }, 'en');
  // The rules against spam were set to something strange just before.
  await operations.inbox.changeMany(
    leads.map(({ id }) => ({ id, status: 'new' })),
    null,
  );
  return leads.map(({ id }) => id);
}
