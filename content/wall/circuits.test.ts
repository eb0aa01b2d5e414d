import { expect, test } from 'vitest';
import { circuitsFor } from './circuits.ts';

test('a circuit carries four fifths of what its breaker stands, and a part of one is a whole one', () => {
  // 16 A x 230 V x 0.8 = 2,944 W, 32 A x 230 V x 0.8 = 5,888 W
  expect(circuitsFor(2944, 'one').counts.map(({ breaker, count }) => [breaker, count])).toEqual([
    [16, 1],
    [32, 1],
  ]);
  expect(circuitsFor(2945, 'one').counts.map(({ count }) => count)).toEqual([2, 1]);
  expect(circuitsFor(6000, 'one').counts.map(({ count }) => count)).toEqual([3, 2]);
  expect(circuitsFor(0, 'one').counts.map(({ count }) => count)).toEqual([1, 1]);
});

test('on three phases the same power takes a third of the current in each', () => {
  expect(circuitsFor(2300, 'one').amperes).toBeCloseTo(10, 6);
  expect(circuitsFor(6928, 'three').amperes).toBeCloseTo(10, 6);
  expect(circuitsFor(12_000, 'three').counts.map(({ count }) => count)).toEqual([2, 1]);
});
