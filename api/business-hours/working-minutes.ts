import type { OfficeHours } from './office-hours.ts';
import { localTimeIn } from './zoned-time.ts';

const DAY_MS = 86_400_000;
/** Day 0, the first of 1970, was a Thursday. */
const FIRST_WEEKDAY = 4;
/** A clock that has run for a year has told its story. */
const MOST_DAYS = 366;

/** How long an office had the chance to answer: nights, weekends and holidays do not count. */
export function workingMinutes(hours: OfficeHours, from: Date, until: Date): number {
  if (until <= from) return 0;
  const [start, end] = [localTimeIn(hours.timeZone, from), localTimeIn(hours.timeZone, until)];
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const [startDay, endDay] = [numberOf(start.day), numberOf(end.day)];
  const closedDays = new Set([...hours.closedDays].map(numberOf));
  let total = 0;
  for (let day = startDay; day <= Math.min(endDay, startDay + MOST_DAYS - 1); day += 1) {
    if (!hours.workingDays.includes((day + FIRST_WEEKDAY) % 7) || closedDays.has(day)) continue;
    const first = day === startDay ? Math.max(opens, minutesOf(start.time)) : opens;
    const last = day === endDay ? Math.min(closes, minutesOf(end.time)) : closes;
    total += Math.max(0, last - first);
  }
  return total;
}

/** What one working day has. */
export function minutesOfDay({ opens, closes }: OfficeHours): number {
  return minutesOf(closes) - minutesOf(opens);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Days are counted, because a year of them is looked at for each message of a list. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
