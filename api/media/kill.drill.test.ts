import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { sweep } from '#store/files/sweep.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { makePdf } from './test-pdf.ts';

/** The wide run (`npm run test:wide`) kills more often. */
const KILLS = process.env['EVERY_COLLECTION'] === '1' ? 12 : 3;
const CLIENTS = 4;
const DAY = 86_400_000;
/** A busy machine takes its time before the first file is in; a kill before that would prove nothing. */
const FIRST_ANSWER_MS = 60_000;

type Acknowledged = Map<string, string>;

async function uploadUntilKilled(url: string, cookie: string, acknowledged: Acknowledged): Promise<void> {
  const admin = caller(url, { cookie });
  for (let size = 100_000; ; size = (size * 3) % 2_000_000) {
    const bytes = makePdf({ objects: [`<<>>stream\n${randomBytes(size).toString('base64')}\nendstream`] });
    const answer = await admin('POST', '/api/media', { form: { file: new File([new Uint8Array(bytes)], 'sheet.pdf') } }).catch(
      () => undefined,
    );
    if (!answer) return;
    if (answer.status === 503) continue; // too busy is an honest answer
    expect(answer.status).toBe(200);
    const [{ name }] = answer.body['files'] as [{ name: string }];
    acknowledged.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
}

test('a server that is killed while it receives files loses none and leaves no half ones', async () => {
  const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase('sqlite');
  const acknowledged: Acknowledged = new Map();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url, kill: end } = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD });
    const cookie = await signIn(caller(url, {}));
    const before = acknowledged.size;
    const clients = Array.from({ length: CLIENTS }, () => uploadUntilKilled(url, cookie, acknowledged));
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), { timeout: FIRST_ANSWER_MS, interval: 10 });
    await wait(Math.random() * 700); // when exactly is the point of the test
    await end('SIGKILL');
    await Promise.all(clients);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);

  const [database, storage] = [openDatabase(databaseUrl), await openStorage({ dataDir })];
  const rows = await database.kysely.selectFrom('files').select(['name', 'sha256', 'size']).execute();
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const [name, sha256] of acknowledged) expect(known.get(name)).toBe(sha256);
  for (const { name, sha256, size } of rows) {
    const opened = await storage.open(name);
    expect(opened?.size).toBe(size);
    const hash = createHash('sha256');
    for await (const chunk of opened!.stream) hash.update(chunk as Buffer);
    expect(hash.digest('hex')).toBe(sha256);
  }
  await sweep(database.kysely, storage, new Date(Date.now() + 2 * DAY));
  expect((await readdir(join(dataDir, 'uploads'))).toSorted()).toEqual([...known.keys(), 'tmp'].toSorted());
  expect(await readdir(join(dataDir, 'uploads', 'tmp'))).toEqual([]);
  await database.close();
  await drop();
});
