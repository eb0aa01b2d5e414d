import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { startProblem } from '#server/start-problem.ts';
import { quickFolder } from '#test/rig/quick-folder.ts';
import { lockDataFolder } from './single-server.ts';

test('a data folder that is taken, and one whose disk takes nothing more, are told apart', async () => {
  const dataDir = await quickFolder('lamha-lock-');
  const { release } = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow('another Lamha server already uses');
  release();
  lockDataFolder(dataDir).release();

  // What SQLite says on a disk without a free block, and with a few.
  for (const [errcode, message] of [
    [1546, 'disk I/O error'],
    [13, 'database or disk is full'],
  ] as const) {
    const failure = Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw failure;
    });
    expect(() => lockDataFolder(dataDir)).toThrow(failure);
    expect(startProblem(failure, { dataDir })).toMatch(new RegExp(`^the disk of ${dataDir} .*full.*make room`));
  }
  lockDataFolder(dataDir).release();
});
