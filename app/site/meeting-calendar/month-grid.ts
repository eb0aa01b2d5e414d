import { type Day, firstDayOf, type Month, textOf, weekdayOf } from './day.ts';

/** The working weeks of the region; each is shown as five days in a row. */
export type WorkingWeek = 'mon-fri' | 'mon-thu' | 'sun-thu';

const FIRST_WEEKDAY = { 'mon-fri': 1, 'mon-thu': 1, 'sun-thu': 0 } as const satisfies Record<WorkingWeek, number>;
const FRIDAY = 5;
const WEEKS = 5;
const WORKING_DAYS = 5;

/** 25 working days from the week of the first: the week of the 1st would lose the last days of months that begin on a weekend. */
export function monthGrid(month: Month, week: WorkingWeek): Day[] {
  const first = firstDayOf(month);
  const offset = dayInWeek(first, week);
  const start = first - offset + (offset < WORKING_DAYS ? 0 : 7);
  return Array.from({ length: WEEKS * WORKING_DAYS }, (_, cell) => start + Math.floor(cell / WORKING_DAYS) * 7 + (cell % WORKING_DAYS));
}

export function isWorkingDay(day: Day, week: WorkingWeek): boolean {
  return dayInWeek(day, week) < WORKING_DAYS && !(week === 'mon-thu' && weekdayOf(day) === FRIDAY);
}

/** Where the calendar opens: the next day somebody could come. */
export function nextOpenDay(today: Day, week: WorkingWeek, closedDays: readonly string[]): Day {
  let day = today;
  while (!isWorkingDay(day, week) || closedDays.includes(textOf(day))) day += 1;
  return day;
}

function dayInWeek(day: Day, week: WorkingWeek): number {
  return (weekdayOf(day) - FIRST_WEEKDAY[week] + 7) % 7;
}
