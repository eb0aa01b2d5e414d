import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { firstCalled } from './first-called.ts';

const ROWS = Array.from({ length: 1000 }, (_, each) => each);

function isDear(): false {
  const began = performance.now();
  while (performance.now() - began < 0.1);
  return false;
}

test('the first that pass are found, and nothing behind them is looked at', async () => {
  const looked: number[] = [];
  const isOdd = (each: number) => looked.push(each) > 0 && each % 2 === 1;
  expect(await firstCalled([ROWS.slice(0, 3), ROWS.slice(3)], isOdd, 2)).toEqual([1, 3]);
  expect(looked).toEqual([0, 1, 2, 3]);
});

test('others have their turn while one long page is compared', async () => {
  let [turns, isOver] = [0, false];
  const others = (async () => {
    while (!isOver) {
      await turn();
      turns += 1;
    }
  })();
  expect(await firstCalled([ROWS], isDear, 3)).toEqual([]);
  const during = turns;
  isOver = true;
  await others;
  expect(during).toBeGreaterThan(4);
});
