import { dateFormat } from '#i18n/formats.ts';

/** A calendar day as the number of days since 1 January 1970: without a clock or a time zone it cannot slip by one. */
export type Day = number;

/** Months are counted the same way, so one further is always `+ 1`. */
export type Month = number;

const DAY_MS = 86_400_000;

export function dayOf(year: number, monthOfYear: number, date: number): Day {
  return Date.UTC(year, monthOfYear, date) / DAY_MS;
}

export function monthOf(day: Day): Month {
  const date = dateOf(day);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

export function firstDayOf(month: Month): Day {
  return dayOf(1970, month, 1);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay();
}

/** `YYYY-MM-DD`, as it is sent. */
export function textOf(day: Day): string {
  return dateOf(day).toISOString().slice(0, 10);
}

/** For `Intl`, which must then be told the time zone UTC. */
export function dateOf(day: Day): Date {
  return new Date(day * DAY_MS);
}

/** Which day and which time it is in a place: `{ day, time: '14:05' }`. */
export function nowIn(timeZone: string, now: Date): { day: Day; time: string } {
  const format = dateFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { day: dayOf(Number(year), Number(month) - 1, Number(day)), time: `${hour}:${minute}` };
}
