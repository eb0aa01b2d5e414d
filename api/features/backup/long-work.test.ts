import { expect, test } from 'vitest';
import { openLongWork } from './long-work.ts';

const failing = async (kind: 'make' | 'verify', error: unknown) => {
  const work = openLongWork(
    () => new Date(),
    async () => {},
  );
  work.begin(kind, 'one', () => Promise.reject(error));
  await work.settled();
  return work.latest();
};

test('a trial without room to write says that it was none; a damaged backup is called one', async () => {
  for (const code of ['ENOSPC', 'EROFS', 'EACCES'])
    expect(await failing('verify', Object.assign(new Error(code), { code }))).toMatchObject({ state: 'failed', reason: 'untried' });
  expect(await failing('verify', new Error('database or disk is full'))).toMatchObject({ reason: 'untried' });
  expect(await failing('verify', new Error('entries: 1 of 2 rows came back'))).not.toHaveProperty('reason');
  expect(await failing('make', Object.assign(new Error('full'), { code: 'ENOSPC' }))).not.toHaveProperty('reason');
});
