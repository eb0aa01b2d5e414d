import { expect, onTestFinished, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import { ADMIN_PASSWORD, caller, confirming, signIn, type Call } from '#test/rig/app.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { previousRelease, unpackRelease } from '#test/rig/previous-release.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

const release = previousRelease();
const READS = [
  ...allCollections.map(({ path }) => `/api/en/${path}`),
  '/api/ar/settings/site',
  '/api/en/search?q=wall',
  '/api/openapi.json',
];
const BY_STAFF = [
  '/api/en/inbox',
  '/api/en/users',
  '/api/en/mail',
  '/api/en/webhooks',
  '/api/en/trash',
  '/api/en/overview',
  '/api/auth/me',
];

async function statusesOf(call: Call, admin: Call): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const path of READS) seen[path] = (await call('GET', path)).status;
  for (const path of BY_STAFF) seen[path] = (await admin('GET', path)).status;
  return seen;
}

/** What a day brings: a record made, changed and published, an inquiry, a comment, a setting. Answers the id of the record. */
async function writeAll(call: Call, admin: Call, name: string): Promise<number> {
  const lead = { kind: 'contact', fields: { name, number: '0500000000', message: `from ${name}` } };
  const made = await admin('POST', '/api/en/category/add', { form: { name } });
  const id = Number(made.body['id']);
  const statuses = [
    made.status,
    (await admin('POST', '/api/en/records/categories/publish', { json: { ids: [id], language: 'both', published: 1 } })).status,
    (await call('POST', '/api/en/send-email', { json: lead })).status,
    (await call('POST', '/api/en/communityposts/posts', { json: { author_name: name, content: `Hello from ${name}` } })).status,
    (await admin('PUT', '/api/en/settings/site', { json: { short_name: name } })).status,
  ];
  expect([name, statuses.filter((status) => status >= 300)]).toEqual([name, []]);
  return id;
}

test.skipIf(!release)(`release ${release?.name ?? '(no history here)'} goes on beside this one, on the schema of this one`, async () => {
  const { url, dataDir, drop } = await createTestDatabase('postgres');
  onTestFinished(drop);
  const common = { DATABASE_URL: url, ADMIN_PASSWORD, SECRET_KEY: 'one key for the old one and the new one' };
  const old = await startServerProcess({ ...common, DATA_DIR: dataDir }, unpackRelease(release!));
  onTestFinished(async () => void (await old.kill('SIGKILL')));
  const call = caller(old.url, {});
  const cookie = await signIn(call);
  const admin = confirming(caller(old.url, { cookie }));
  await writeAll(call, admin, 'Before');
  const before = await statusesOf(call, admin);

  const next = await startServerProcess({ ...common, DATA_DIR: await quickFolder('lamha-test-') });
  onTestFinished(async () => void (await next.kill('SIGKILL')));
  const [nextCall, nextAdmin] = [caller(next.url, {}), confirming(caller(next.url, { cookie }))];
  expect(await statusesOf(call, admin)).toEqual(before);
  const [byOld, byNew] = [await writeAll(call, admin, 'ByOld'), await writeAll(nextCall, nextAdmin, 'ByNew')];

  // Each sees what the other wrote, and changes it.
  for (const [id, reader, editor] of [
    [byOld, nextCall, nextAdmin],
    [byNew, call, admin],
  ] as const) {
    await expect.poll(async () => (await reader('GET', `/api/en/category/${id}`)).status).toBe(200);
    expect((await editor('PUT', `/api/en/category/${id}`, { form: { name: `Changed ${id}` } })).status).toBe(200);
  }
  expect((await nextAdmin('GET', '/api/en/inbox')).body['total']).toBe(3);
  expect((await admin('GET', '/api/en/inbox')).body['total']).toBe(3);
});
