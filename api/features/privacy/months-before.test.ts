import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['the thirty-first in a shorter month', '2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['the same in a leap year', '2028-03-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['a leap day a year earlier', '2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['into the year before', '2026-01-31T23:59:59.999Z', 2, '2025-11-30T23:59:59.999Z'],
  ['a usual day', '2026-11-19T08:00:00.000Z', 24, '2024-11-19T08:00:00.000Z'],
  ['six years', '2026-12-31T08:00:00.000Z', 72, '2020-12-31T08:00:00.000Z'],
])('months are counted back by the calendar: %s', (_what, now, months, expected) => {
  expect(monthsBefore(new Date(now), months)).toBe(expected);
});

test('what is kept on one day is not too old on the day before', () => {
  const days = Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
  for (const months of [1, 6, 12, 24, 72]) {
    const moments = days.map((day) => monthsBefore(day, months));
    expect(moments).toEqual(moments.toSorted());
  }
});
