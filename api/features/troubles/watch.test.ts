import { expect, onTestFinished, test } from 'vitest';
import type { TroubleKind } from '#content/troubles.ts';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { openWatch } from './watch.ts';

test('a database that falls silent in the middle of a look, and answers before the next, is a trouble too', async () => {
  const { url, drop } = await createMigratedDatabase('sqlite');
  const database = openDatabase(url);
  onTestFinished(() => database.close().then(drop));
  let [aheadMs, silentMs] = [0, 0];
  const reported: TroubleKind[] = [];
  const watch = openWatch({
    database,
    dataDir: await quickFolder('lamha-watch-'),
    clock: () => new Date(Date.now() + aheadMs),
    askStore: async () => undefined,
    measureDisk: async () => ({ free: 500e9, whole: 1000e9 }),
    retention: async () => null,
    sendsMail: false,
    server: 'one:1',
    version: 'same',
    report: async (subject, details) => void (details && reported.push(subject.split('/')[0] as TroubleKind)),
    async list() {
      if (silentMs === 0) return [];
      aheadMs += silentMs;
      throw new Error('Query read timeout');
    },
    onDatabaseGone: () => undefined,
  });
  await watch.arrive();
  for (const [ms, found] of [
    [1000, []],
    [10_000, ['database']],
  ] as const) {
    silentMs = ms;
    await expect(watch.look()).rejects.toThrow('Query read timeout');
    silentMs = 0;
    await watch.look();
    expect(reported).toEqual(found);
  }
});
