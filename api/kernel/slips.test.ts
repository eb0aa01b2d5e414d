import { expect, test } from 'vitest';
import { costOfSlips } from './slips.ts';

test('what fingers often do costs less than what they seldom do', () => {
  const cost = (typed: string, meant: string) => costOfSlips(typed, meant, 3);
  expect(cost('screen', 'screen')).toBe(0);
  expect(cost('scrreen', 'screen')).toBeLessThan(cost('scrween', 'screen'));
  expect(cost('scrween', 'screen')).toBeLessThan(cost('scrpeen', 'screen'));
  expect(cost('scerne', 'screen')).toBe(2 * cost('sceren', 'screen'));
  expect(cost('acreen', 'screen')).toBeGreaterThan(cost('screem', 'screen'));
  expect(cost('سيورة', 'سبورة')).toBeLessThan(cost('سمورة', 'سبورة'));
});

test('what is farther than asked for is not told', () => {
  expect(costOfSlips('stadium', 'screen', 2)).toBe(Infinity);
  expect(costOfSlips('screen', 'screens', 0.4)).toBe(Infinity);
});
