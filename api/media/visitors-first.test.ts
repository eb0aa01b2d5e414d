import { expect, test } from 'vitest';
import { visitorsFirst } from './visitors-first.ts';

/** A clock that moves by itself each time somebody looks at it. */
function runningClock(step: number) {
  let time = 0;
  return { look: () => (time += step), read: () => time };
}

test('background work begins at once while nobody is served', async () => {
  const clock = runningClock(1);
  await visitorsFirst(clock.look).giveWay();
  expect(clock.read()).toBeLessThan(10);
});

test('background work waits for a quiet moment', async () => {
  const clock = runningClock(100);
  const visitors = visitorsFirst(clock.look);
  visitors.seen();
  await visitors.giveWay();
  expect(clock.read()).toBeGreaterThanOrEqual(600);
});

test('background work goes on even if there is never a quiet moment', async () => {
  const clock = runningClock(100);
  const visitors = visitorsFirst(clock.look);
  visitors.seen();
  const stop = setInterval(visitors.seen, 1);
  await visitors.giveWay();
  clearInterval(stop);
  expect(clock.read()).toBeGreaterThanOrEqual(1500);
});
