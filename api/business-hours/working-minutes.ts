import type { Span } from '#content/office-hours.ts';
import type { OfficeHours } from './office-hours.ts';
import { localTimeIn } from './zoned-time.ts';

const DAY_MS = 86_400_000;
/** Day 0, the first of 1970, was a Thursday. */
const FIRST_WEEKDAY = 4;
/** Waiting times are counted up to a year and no further. */
const MOST_DAYS = 366;

type Minutes = { opens: number; closes: number };

/** How long an office had the chance to answer: nights, weekends and holidays do not count. */
export function workingMinutes(hours: OfficeHours, from: Date, until: Date): number {
  if (until <= from) return 0;
  const [start, end] = [localTimeIn(hours.timeZone, from), localTimeIn(hours.timeZone, until)];
  const [startDay, endDay] = [numberOf(start.day), numberOf(end.day)];
  const spanOf = spansByNumber(hours);
  let total = 0;
  for (let day = startDay; day <= Math.min(endDay, startDay + MOST_DAYS - 1); day += 1) {
    const span = spanOf(day);
    if (!span) continue;
    const first = day === startDay ? Math.max(span.opens, minutesOf(start.time)) : span.opens;
    const last = day === endDay ? Math.min(span.closes, minutesOf(end.time)) : span.closes;
    total += Math.max(0, last - first);
  }
  return total;
}

export function minutesOfDay({ opens, closes }: OfficeHours): number {
  return minutesOf(closes) - minutesOf(opens);
}

/** Opening hours of a day by its number, as `spanOn` gives them by date. */
function spansByNumber({ workingDays, closedDays, ownDays, periods, ...usual }: OfficeHours): (day: number) => Minutes | undefined {
  const closed = new Set(closedDays.map(numberOf));
  const own = new Map(ownDays.map((one) => [one.weekday, minutesIn(one)]));
  const others = periods.map(({ from, until, span }) => ({
    from: numberOf(from),
    until: numberOf(until),
    span: span ? minutesIn(span) : undefined,
  }));
  const usualMinutes = minutesIn(usual);
  return (day) => {
    const weekday = (day + FIRST_WEEKDAY) % 7;
    if (!workingDays.includes(weekday) || closed.has(day)) return undefined;
    const period = others.findLast(({ from, until }) => from <= day && day <= until);
    return period ? period.span : (own.get(weekday) ?? usualMinutes);
  };
}

function minutesIn({ opens, closes }: Span): Minutes {
  return { opens: minutesOf(opens), closes: minutesOf(closes) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Days are counted, because a year of them is looked at for each message of a list. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
