import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPageFiles } from './page-files.ts';

test('a folder in which something else is called hosts keeps it, and gets no pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamha-etc-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'hosts'), '127.0.0.1 localhost\n');
  const unread = Object.assign(() => Promise.reject(new Error('not asked')), { peek: () => undefined });
  const files = openPageFiles({
    folder,
    cache: { all: () => [] },
    locate: () => undefined,
    countries: unread,
    isInMaintenance: unread,
    publicHost: undefined,
    onError: () => {},
  });
  onTestFinished(files.close);
  await expect(files.open()).rejects.toThrow('need a folder of their own');
  files.change([]);
  expect(readFileSync(join(folder, 'hosts'), 'utf8')).toContain('localhost');
});
