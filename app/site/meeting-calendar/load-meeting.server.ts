import { settingsGroups } from '#content/settings/index.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';

export type MeetingSetup = Awaited<ReturnType<typeof loadMeeting>>;

/** When each country can be met; the page is the same for everybody, so it brings both. */
export async function loadMeeting({ operations, language }: Pick<PageArgs, 'operations' | 'language'>) {
  const [site, sa, ae] = await Promise.all([
    operations.settings.read(settingsGroups.site, language),
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
  ]);
  return { datesIn: language === 'ar' && site.arabic_months === 1 ? ('ar' as const) : ('en' as const), sa: hoursOf(sa), ae: hoursOf(ae) };
}

type Hours = { working_days: string; closed_days: readonly string[]; opens: string; closes: string };

function hoursOf({ working_days, closed_days, opens, closes }: Hours) {
  const week = working_days === 'sun-thu' ? ('sun-thu' as const) : ('mon-fri' as const);
  return { week, closedDays: closed_days, opens, closes };
}
