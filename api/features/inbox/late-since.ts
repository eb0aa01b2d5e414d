import type { OfficeHours } from '#api/business-hours/office-hours.ts';
import { minutesOfDay, workingMinutes } from '#api/business-hours/working-minutes.ts';

const MINUTE_MS = 60_000;
/** Longer than any holiday. */
const DAYS = 60;

/** What came before this moment and has no answer waits for longer than a working day. */
export function lateSince(hours: OfficeHours, now: Date): Date {
  const isLate = (minutesAgo: number) => workingMinutes(hours, new Date(now.getTime() - minutesAgo * MINUTE_MS), now) > minutesOfDay(hours);
  let [short, long] = [0, DAYS * 24 * 60];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (isLate(middle)) long = middle;
    else short = middle;
  }
  return new Date(now.getTime() - short * MINUTE_MS);
}
