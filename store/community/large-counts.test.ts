import { expect, test } from 'vitest';
import { rememberLarge } from './large-counts.ts';

test('a small count is made anew each time, a large one every ten seconds and by one only', () => {
  let now = 0;
  const counts = rememberLarge(() => now);
  counts.keep(1, 999);
  counts.keep(2, 100_000);
  expect([counts.find(1), counts.find(2)]).toEqual([undefined, 100_000]);
  now = 10_000;
  expect([counts.find(2), counts.find(2)]).toEqual([undefined, 100_000]);
  counts.keep(2, 5);
  expect(counts.find(2)).toBeUndefined();
});
