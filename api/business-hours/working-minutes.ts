import { isWorkingDay, type OfficeHours } from './office-hours.ts';
import { localTimeIn } from './zoned-time.ts';

const DAY_MS = 86_400_000;
/** A clock that has run for a year has told its story. */
const MOST_DAYS = 366;

/** How long an office had the chance to answer: nights, weekends and holidays do not count. */
export function workingMinutes(hours: OfficeHours, from: Date, until: Date): number {
  if (until <= from) return 0;
  const [start, end] = [localTimeIn(hours.timeZone, from), localTimeIn(hours.timeZone, until)];
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  let total = 0;
  let day = start.day;
  for (let count = 0; day <= end.day && count < MOST_DAYS; count += 1, day = dayAfter(day)) {
    if (!isWorkingDay(hours, day)) continue;
    const first = day === start.day ? Math.max(opens, minutesOf(start.time)) : opens;
    const last = day === end.day ? Math.min(closes, minutesOf(end.time)) : closes;
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

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
