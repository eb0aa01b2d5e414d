import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage, readMemory } from './memory.ts';

const GIGABYTE = 1_000_000_000;

test('what is kept follows the limit of the container, and the machine where there is none', () => {
  expect(readMemory(0.25 * GIGABYTE, 8 * GIGABYTE)).toEqual({ limit: 0.25 * GIGABYTE, isContainer: true, cacheBytes: 16_000_000 });
  expect(readMemory(1 * GIGABYTE, 8 * GIGABYTE)).toMatchObject({ isContainer: true, cacheBytes: 62_500_000 });
  expect(readMemory(18_446_744_073_709_552_000, 2 * GIGABYTE)).toMatchObject({ limit: 2 * GIGABYTE, isContainer: false });
  expect(readMemory(0, 64 * GIGABYTE)).toMatchObject({ isContainer: false, cacheBytes: 256_000_000 });
});

test('what a start left behind is collected when asked for', async () => {
  const left = new WeakRef({ of: 'the start' });
  await nextTurn(); // until then it is held
  collectGarbage();
  expect(left.deref()).toBeUndefined();
});
