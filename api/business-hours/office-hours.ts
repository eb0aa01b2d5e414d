import type { ValuesOf } from '#content/define.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { localTimeIn, type LocalTime } from './zoned-time.ts';

export type OfficeHours = {
  timeZone: string;
  /** Numbers of the weekdays, 0 is Sunday. */
  workingDays: readonly number[];
  closedDays: ReadonlySet<string>;
  opens: string;
  closes: string;
};

const WEEKS = { 'mon-fri': [1, 2, 3, 4, 5], 'mon-thu': [1, 2, 3, 4], 'sun-thu': [0, 1, 2, 3, 4] } as const;

export async function readOfficeHours(settings: Pick<SettingsOperations, 'read'>, country: Country): Promise<OfficeHours> {
  return officeHoursOf(await settings.read(country === 'sa' ? settingsGroups.contactSa : settingsGroups.contactAe, 'en'), country);
}

/** Empty settings mean the usual week of the country, at any time. */
export function officeHoursOf(
  { working_days, closed_days, opens, closes, time_zone }: ValuesOf<typeof settingsGroups.contactSa>,
  country: Country,
): OfficeHours {
  return {
    timeZone: time_zone || COUNTRIES[country].timeZone,
    workingDays: WEEKS[working_days || COUNTRIES[country].week],
    closedDays: new Set(closed_days),
    opens: opens || '00:00',
    closes: closes || '24:00',
  };
}

export function isWorkingDay({ workingDays, closedDays }: OfficeHours, day: string): boolean {
  return workingDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !closedDays.has(day);
}

export type TimeProblem = { field: 'date' | 'time'; code: 'out-of-range' | 'closed' };

/** Why nobody can be met then; nothing if somebody can. */
export function problemWithTime(hours: OfficeHours, { day, time }: LocalTime, now: Date): TimeProblem | undefined {
  const today = localTimeIn(hours.timeZone, now);
  if (day < today.day) return { field: 'date', code: 'out-of-range' };
  if (!isWorkingDay(hours, day)) return { field: 'date', code: 'closed' };
  if (day === today.day && time <= today.time) return { field: 'time', code: 'out-of-range' };
  return time < hours.opens || time >= hours.closes ? { field: 'time', code: 'closed' } : undefined;
}
