import type { ValuesOf } from '#content/define.ts';
import { specialHours } from '#content/office-hours.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { monthsIn } from '#app/site/dates/long-date.ts';
import { nowIn, textOf } from './day.ts';
import { isWorkingDay } from './month-grid.ts';
import type { DayHours } from './opening-hours.tsx';

export type MeetingSetup = Awaited<ReturnType<typeof loadMeeting>>;

/** When each country can be met; the page is the same for everybody, so it brings both. */
export async function loadMeeting({ operations, language }: Pick<PageArgs, 'operations' | 'language'>) {
  const [site, sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.site, language),
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  return {
    datesIn: monthsIn(language, site.arabic_months),
    sa: hoursOf('sa', sa),
    ae: hoursOf('ae', ae),
  };
}

type Contact = ValuesOf<typeof settingsGroups.contactSa>;

const DAY_MS = 86_400_000;
/** Day 0, the first of 1970, was a Thursday. */
const FIRST_SUNDAY = 3;
/** Longer than any holiday. */
const MOST_DAYS = 100;

function hoursOf(country: Country, contact: Contact) {
  const { working_days, closed_days, opens, closes, own_days, periods, city } = contact;
  const { day: today } = nowIn(COUNTRIES[country].timeZone, new Date());
  const closedDays = [...closed_days, ...periods.flatMap((period) => (period.opens || period.closes ? [] : daysIn(period)))];
  const week = working_days || COUNTRIES[country].week;
  const isShown = (weekday: number) => isWorkingDay(FIRST_SUNDAY + weekday, week);
  const hours: DayHours = {
    opens,
    closes,
    ...specialHours(
      own_days.filter(({ weekday }) => weekday !== '' && isShown(Number(weekday))),
      periods,
      { opens, closes },
    ),
  };
  // What is over is of no use to visitors.
  return { week, closedDays, today, city, hours: { ...hours, periods: hours.periods.filter(({ until }) => until >= textOf(today)) } };
}

function daysIn({ from, until }: { from: string; until: string }): string[] {
  if (from === '') return [];
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(`${until || from}T00:00:00Z`) - first) / DAY_MS) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}
