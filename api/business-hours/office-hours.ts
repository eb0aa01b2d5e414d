import type { ValuesOf } from '#content/define.ts';
import { spanOn, specialHours, type WorkingHours } from '#content/office-hours.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { localTimeIn, type LocalTime } from './zoned-time.ts';

export type OfficeHours = WorkingHours & { timeZone: string };

const WEEKS = { 'mon-fri': [1, 2, 3, 4, 5], 'mon-thu': [1, 2, 3, 4], 'sun-thu': [0, 1, 2, 3, 4] } as const;
const ALWAYS = { opens: '00:00', closes: '24:00' } as const;

export async function readOfficeHours(settings: Pick<SettingsOperations, 'read'>, country: Country): Promise<OfficeHours> {
  return officeHoursOf(await settings.read(country === 'sa' ? settingsGroups.contactSa : settingsGroups.contactAe, 'en'), country);
}

/** Empty settings mean the usual week of the country, at any time. */
export function officeHoursOf(
  { working_days, closed_days, opens, closes, own_days, periods, time_zone }: ValuesOf<typeof settingsGroups.contactSa>,
  country: Country,
): OfficeHours {
  const usual = { opens: opens || ALWAYS.opens, closes: closes || ALWAYS.closes };
  return {
    timeZone: time_zone || COUNTRIES[country].timeZone,
    workingDays: WEEKS[working_days || COUNTRIES[country].week],
    closedDays: closed_days,
    ...usual,
    ...specialHours(own_days, periods, usual),
  };
}

export function isWorkingDay(hours: OfficeHours, day: string): boolean {
  return spanOn(hours, day) !== undefined;
}

export type TimeProblem = { field: 'date' | 'time'; code: 'out-of-range' | 'closed' };

/** Why nobody can be met then; nothing if somebody can. */
export function problemWithTime(hours: OfficeHours, { day, time }: LocalTime, now: Date): TimeProblem | undefined {
  const today = localTimeIn(hours.timeZone, now);
  if (day < today.day) return { field: 'date', code: 'out-of-range' };
  const span = spanOn(hours, day);
  if (!span) return { field: 'date', code: 'closed' };
  if (day === today.day && time <= today.time) return { field: 'time', code: 'out-of-range' };
  return time < span.opens || time >= span.closes ? { field: 'time', code: 'closed' } : undefined;
}
