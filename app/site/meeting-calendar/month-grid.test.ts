import { expect, test } from 'vitest';
import { dateOf, dayOf, firstDayOf, monthOf, nowIn, textOf, weekdayOf } from './day.ts';
import { isWorkingDay, monthGrid, nextOpenDay, type WorkingWeek } from './month-grid.ts';
import { proves } from '#test/requirements/proves.ts';

const MONTHS = Array.from({ length: (2101 - 1970) * 12 }, (_, month) => month);
const WEEKS: WorkingWeek[] = ['mon-fri', 'mon-thu', 'sun-thu'];

function workingDaysOf(month: number, week: WorkingWeek): number[] {
  const [first, next] = [firstDayOf(month), firstDayOf(month + 1)];
  return Array.from({ length: next - first }, (_, index) => first + index).filter((day) => isWorkingDay(day, week));
}

test.each(WEEKS)('3-37: 25 cells hold every working day of every month from 1970 to 2100 (%s)', (week) => {
  proves('3-37');
  expect(MONTHS).toHaveLength(1572);
  const isWrong = (month: number) => {
    const grid = monthGrid(month, week);
    const own = workingDaysOf(month, week);
    const holdsAll = own.every((day) => grid.includes(day)) && grid.slice(0, week === 'mon-thu' ? 10 : 5).includes(own[0]!);
    return grid.length !== 25 || !holdsAll || !grid.every((day) => isWorkingDay(day, week) || (week === 'mon-thu' && weekdayOf(day) === 5));
  };
  expect(MONTHS.filter(isWrong)).toEqual([]);
});

test('D-03 AC-04: every row of the usual week begins on a Monday, of the Saudi week on a Sunday', () => {
  const begins = (week: WorkingWeek) =>
    new Set(MONTHS.flatMap((month) => [0, 5, 10, 15, 20].map((cell) => weekdayOf(monthGrid(month, week)[cell]!))));
  proves('D-03');
  expect([...begins('mon-fri')]).toEqual([1]);
  expect([...begins('sun-thu')]).toEqual([0]);
});

test('where Friday is a day of rest the grid keeps its column and closes it', () => {
  const [friday, thursday] = [dayOf(2026, 10, 20), dayOf(2026, 10, 19)];
  expect(monthGrid(monthOf(friday), 'mon-thu')).toEqual(monthGrid(monthOf(friday), 'mon-fri'));
  expect([isWorkingDay(friday, 'mon-thu'), isWorkingDay(thursday, 'mon-thu'), isWorkingDay(friday, 'mon-fri')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('3-37: a month that begins on a weekend starts with the next Monday', () => {
  proves('3-37');
  for (const [month, start] of [
    [2, '2026-03-02'],
    [7, '2026-08-03'],
    [10, '2026-11-02'],
  ] as const) {
    expect(textOf(monthGrid(monthOf(dayOf(2026, month, 1)), 'mon-fri')[0]!)).toBe(start);
  }
});

test('D-01: one month after December is January of the next year', () => {
  proves('D-01');
  const december = monthOf(dayOf(2026, 11, 31));
  expect(textOf(firstDayOf(december + 1))).toBe('2027-01-01');
  expect(textOf(firstDayOf(december + 1 - 1))).toBe('2026-12-01');
});

test('3-25: the day after midnight in the Gulf is that day, though it is still the day before in London', () => {
  proves('3-25');
  const evening = new Date('2026-11-15T20:30:00Z');
  expect(nowIn('Asia/Riyadh', evening)).toEqual({ day: dayOf(2026, 10, 15), time: '23:30' });
  expect(nowIn('Asia/Dubai', evening)).toEqual({ day: dayOf(2026, 10, 16), time: '00:30' });
  expect(textOf(dayOf(2026, 10, 16))).toBe('2026-11-16');
  expect(dateOf(dayOf(2026, 10, 16)).toISOString()).toBe('2026-11-16T00:00:00.000Z');
});

test('the calendar opens on the next day that is neither weekend nor holiday', () => {
  const saturday = dayOf(2026, 9, 31);
  expect(textOf(nextOpenDay(saturday, 'mon-fri', []))).toBe('2026-11-02');
  expect(textOf(nextOpenDay(saturday, 'mon-fri', ['2026-11-02', '2026-11-03']))).toBe('2026-11-04');
});
