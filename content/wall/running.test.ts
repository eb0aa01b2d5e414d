import { expect, test } from 'vitest';
import { readRunning } from './running.ts';

const USUAL = { hours: 12, tariffs: { sa: 0.3, ae: 0.45 } };

test.each([
  [{}, 12, 0.3, []],
  [{ hours: '24', tariff: '10' }, 24, 10, []],
  [{ hours: '25', tariff: '10.1' }, 12, 0.3, ['hours', 'tariff']],
  [{ hours: '0', tariff: '0' }, 12, 0.3, ['hours', 'tariff']],
  [{ hours: 'always', tariff: 'free' }, 12, 0.3, ['hours', 'tariff']],
])('what %j says about running a wall is reckoned with where it can be, and told where it cannot', (typed, hours, tariff, wrong) => {
  const running = readRunning(typed, USUAL);
  expect(running).toMatchObject({ hours, wrong });
  expect(running.tariffs.sa).toBe(tariff);
});
