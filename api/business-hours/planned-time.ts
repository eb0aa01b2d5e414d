import { MOST_DAYS_AHEAD } from '#content/schedule.ts';
import { invalid } from '#api/errors.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { instantOf } from './zoned-time.ts';

const DAY_MS = 24 * 3600_000;

/** The moment at which a clock of the country shows a time; what is no day, has passed or is too far away is refused. */
export function plannedInstant({ time, country }: { time: string; country: Country }, now: Date): Date {
  const read = new Date(`${time}:00Z`);
  // The thirty-first of a short month is no day, whatever JavaScript makes of it.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(time)) throw invalid({ time: 'not-a-time' });
  // Before the zone is asked, which knows no clock in the year 10000.
  if (read.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) throw invalid({ time: 'out-of-range' });
  const [day = '', hour = ''] = time.split('T');
  const at = instantOf(COUNTRIES[country].timeZone, { day, time: hour });
  if (at <= now) throw invalid({ time: 'passed' });
  return at;
}
