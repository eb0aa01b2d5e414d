import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { monthsIn } from '#app/site/dates/long-date.ts';
import { nowIn } from './day.ts';
import type { WorkingWeek } from './month-grid.ts';

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

type Hours = { working_days: WorkingWeek | ''; closed_days: readonly string[]; opens: string; closes: string };

function hoursOf(country: Country, { working_days, closed_days, opens, closes }: Hours) {
  const { day: today } = nowIn(COUNTRIES[country].timeZone, new Date());
  return { week: working_days || COUNTRIES[country].week, closedDays: closed_days, opens, closes, today };
}
