import { expect, test } from 'vitest';
import { processorFor } from './outputs.ts';

test('a wall takes the smallest processor that has its pixels, and as many as it fills', () => {
  expect(
    [
      [1920, 1080],
      [1921, 1080],
      [3840, 2160],
      [3840, 2161],
      [7680, 4320],
    ].map(([across = 0, down = 0]) => processorFor([across, down])),
  ).toEqual([
    { kind: 'full-hd', count: 1 },
    { kind: '4k', count: 1 },
    { kind: '4k', count: 1 },
    { kind: 'several', count: 2 },
    { kind: 'several', count: 4 },
  ]);
});
