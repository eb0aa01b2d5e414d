import { expect, test } from 'vitest';
import { cachedWhenMany } from './cached-when-many.ts';

test('what is counted among many is kept for a while, what among few is counted anew', async () => {
  let [now, among, counted] = [0, 3, 0];
  const count = cachedWhenMany(
    () => new Date(now),
    { many: 10, cacheMs: 1000 },
    async () => ({ result: ++counted, among }),
  );
  expect([await count(), await count()]).toEqual([1, 2]);
  among = 11;
  expect([await count(), await count()]).toEqual([3, 3]);
  now = 999;
  expect(await count()).toBe(3);
  now = 1000;
  expect(await count()).toBe(4);
  now = -5000; // a clock that was set back
  expect(await count()).toBe(5);
});
