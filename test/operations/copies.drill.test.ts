import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { survivorsOf, type CopyIndex } from '#store/copies/copies.ts';
import { openDatabase } from '#store/database/open.ts';
import { caller, createTestApp, signIn, type Call, type TestApp } from '#test/rig/app.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { runScript } from '#test/rig/run-script.ts';
import { startS3Process } from '#test/rig/s3-process.ts';
import { pngOf } from '#test/reliability/pictures.ts';

const DAY_MS = 24 * 3_600_000;
const secret = await generateX25519Identity();
const folder = await quickFolder('lamha-copies-');
const s3 = await startS3Process();
afterAll(() => s3.stop());

async function addPicture({ admin }: TestApp, name: string): Promise<void> {
  expect((await admin('POST', '/api/en/media', { form: { file: new Blob([await pngOf(name)]) } })).status).toBe(200);
}

async function restore(env: Record<string, string>, ...args: string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await runScript('restore', { DEMO: '0', ...env }, ...args);
  return { code, said: stdout + stderr };
}

/** From the dashboard: refused with a flipped bit, and then everything as it was. */
async function wholeSite({ server }: TestApp, admin: Call, copy: string): Promise<void> {
  const { backups } = server.operations;
  const { kysely } = server.database;
  const names = async () => (await kysely.selectFrom('entries').select('en').where('collection', '=', 'categories').execute())[0]?.en;
  await kysely.updateTable('entries').set({ en: '{"name":"Overwritten"}' }).where('collection', '=', 'categories').execute();
  const restoreCopy = async () => {
    const { status } = await admin('POST', `/api/en/copies/${copy}/restore`, { json: { confirm: copy.slice(0, 10) } });
    await backups.settled();
    return { status, ...(await backups.latestWork()) };
  };
  if (server.database.engine === 'sqlite') {
    const mend = await flipBit();
    expect(await restoreCopy()).toMatchObject({ status: 202, state: 'failed', reason: 'damaged' });
    expect(await names()).toContain('Overwritten');
    await mend();
  }
  expect(await restoreCopy()).toMatchObject({ status: 202, kind: 'restore', backup: copy, state: 'done' });
  expect(await names()).toContain('Canary');
}

/** Answers how to undo it. */
async function flipBit(): Promise<() => Promise<void>> {
  const [name] = await copiedFiles();
  const path = join(folder, name!);
  const whole = await readFile(path);
  const bent = Buffer.from(whole);
  bent[bent.length - 9]! ^= 1;
  await writeFile(path, bent);
  return () => writeFile(path, whole);
}

async function copiedFiles(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes('/files/'));
}

// Named by the way, not by the engine: what follows needs the copies of both.
for (const [way, from, to, url] of [
  ['through a folder', ENGINES[0], ENGINES[1], folder],
  ['through a bucket', ENGINES[1], ENGINES[0], s3.url],
] as const) {
  test(
    `the daily backup goes elsewhere ${way}, sealed, is proven there and comes back on the other engine`,
    { timeout: 300_000 },
    async () => {
      let aheadMs = 2 * DAY_MS;
      const app = await createTestApp({
        engine: from,
        env: { COPY_URL: url, COPY_KEY: secret },
        clock: () => new Date(Date.now() + aheadMs),
      });
      const { backups, copies } = app.server.operations;
      await addPicture(app, 'one');
      await app.admin('POST', '/api/en/category/add', { form: { name: 'Canary category' } });
      await backups.makeDaily(); // notes the first day
      aheadMs += DAY_MS;
      await backups.makeDaily();
      await copies.sendNewest();
      const first = await copies.last();
      expect(first).toMatchObject({ proof: { rows: first!.rows } });
      expect(first!.newFiles).toBeGreaterThan(0);
      await copies.sendNewest();
      expect(await copies.last()).toEqual(first);

      aheadMs += DAY_MS;
      await backups.makeDaily();
      await copies.sendNewest();
      const second = await copies.last();
      expect([second!.name > first!.name, second!.newFiles]).toEqual([true, 0]);
      const admin = caller(app.url, { cookie: await signIn(app.call) }); // days have gone by
      expect((await admin('GET', '/api/en/overview')).body['lastCopy']).toMatchObject({ proof: { rows: second!.rows } });
      const { text } = await app.call('GET', '/metrics');
      const [, seconds] = /^lamha_copy_last_success_timestamp_seconds (\S+)$/m.exec(text) ?? [];
      expect(Number(seconds)).toBe(Date.parse(second!.at) / 1000);
      if (url === folder)
        for (const name of (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.age')))
          expect((await readFile(join(folder, name), 'latin1')).includes('Canary category')).toBe(false);
      const { kysely } = app.server.database;
      await kysely.updateTable('entries').set({ en: '{"name":"Overwritten"}' }).where('collection', '=', 'categories').execute();
      if (from === 'sqlite') {
        const { body: elsewhere } = await admin('GET', '/api/en/copies');
        expect(elsewhere).toMatchObject({ opens: true, isThere: true, copies: [{ name: second!.name, rows: second!.rows }, {}] });
        const json = { collection: 'categories', id: 1 };
        expect((await admin('POST', `/api/en/copies/${second!.name}/records`, { json })).status).toBe(200);
      } else {
        const site = { DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl, COPY_URL: url, COPY_KEY: secret };
        const one = await restore(site, '--copy', 'latest', '--record', 'categories/1');
        expect([one.code, one.said]).toEqual([0, expect.stringContaining('categories/1 is as it was')]);
      }
      expect(
        (await kysely.selectFrom('entries').select('en').where('collection', '=', 'categories').executeTakeFirstOrThrow()).en,
      ).toContain('Canary');
      await wholeSite(app, admin, second!.name);
      await app.stop();

      const target = await createTestDatabase(to);
      const env = { DATA_DIR: target.dataDir, COPY_URL: url, COPY_KEY: secret, ...(to === 'postgres' ? { DATABASE_URL: target.url } : {}) };
      const { code, said } = await restore(env, '--copy', 'latest');
      expect([code, said]).toEqual([0, expect.stringContaining(`${second!.rows} rows, ${second!.files} files`)]);
      const database = openDatabase(to === 'postgres' ? target.url : join(target.dataDir, 'lamha.sqlite'));
      const { en } = await database.kysely
        .selectFrom('entries')
        .select('en')
        .where('collection', '=', 'categories')
        .executeTakeFirstOrThrow();
      expect(en).toContain('Canary category');
      await database.close();
      await target.drop();
    },
  );
}

test('a flipped bit, a missing file, a lost key and the public key are refused in words', async () => {
  const env = async (key: string) => ({ DATA_DIR: await quickFolder('lamha-refused-'), COPY_URL: folder, COPY_KEY: key });
  const other = await restore(await env(await generateX25519Identity()), '--copy', 'latest');
  expect([other.code, other.said]).toEqual([1, expect.stringMatching(/no copy at .* was made for this COPY_KEY/)]);
  const open = await restore(await env(await identityToRecipient(secret)), '--copy', 'latest');
  expect([open.code, open.said]).toEqual([1, expect.stringContaining('name the secret one')]);

  const mend = await flipBit();
  const empty = await env(secret);
  const damaged = await restore(empty, '--copy', 'latest');
  expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('is damaged: it is not as it was sent')]);
  expect(await readdir(join(empty.DATA_DIR, 'backups'))).toEqual([]);
  await mend();
  const away = await restore({ ...(await env(secret)), COPY_URL: `${folder}-away` }, '--copies');
  expect([away.code, away.said]).toEqual([1, expect.stringContaining('is it mounted?')]);
  expect((await restore(await env(secret), '--copies')).said.trim().split('\n')).toHaveLength(2);
});

test('the newest copy of seven days, four weeks and twelve months is kept', () => {
  const copies = Array.from({ length: 500 }, (_, day): CopyIndex => {
    const createdAt = new Date(Date.UTC(2026, 10, 18) - day * DAY_MS).toISOString();
    return { name: createdAt, createdAt, rows: 0, size: 0, files: [] };
  });
  const survivors = [...survivorsOf(copies)]
    .map(({ name }) => name.slice(0, 10))
    .toSorted()
    .toReversed();
  expect(survivors.slice(0, 7)).toEqual(copies.slice(0, 7).map(({ name }) => name.slice(0, 10)));
  expect(survivors.length).toBeLessThanOrEqual(7 + 4 + 12);
  expect(survivors.at(-1)).toBe('2025-12-31');
});
