import { expect, test } from 'vitest';
import { daysOf, shiftMonth, weekdayOf } from './month.ts';
import { proves } from '#test/requirements/proves.ts';

test('4-07: months follow one another over the years', () => {
  proves('4-07');
  expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1), shiftMonth('2026-11', 0)]).toEqual(['2027-01', '2026-12', '2026-11']);
});

test('4-07: a month has all its days, and weeks begin on Monday', () => {
  proves('4-07');
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOf('2026-11')).toHaveLength(30);
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-15')]).toEqual([1, 7]);
});
