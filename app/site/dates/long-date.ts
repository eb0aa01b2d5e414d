import { dateFormat } from '#i18n/formats.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';

/** English dates in both languages, unless the setting asks for Arabic ones on Arabic pages: calendar, comments and policies at once. */
export function monthsIn(language: Language, arabicMonths: number | null): Language {
  return language === 'ar' && arabicMonths === 1 ? 'ar' : 'en';
}

/** The halves of the day as Arabic clocks write them. */
const HALVES = { AM: 'ص', PM: 'م' } as const;

type Options = { months: Language; timeZone: string; clock?: 12 | 24 };

/** `6 August 2024`, with a clock `6 August 2024, 3:05 PM` or `6 August 2024, 15:05`. */
export function longDate(at: string, { months, timeZone, clock }: Options): string {
  const moment = new Date(at);
  const partsOf = (options: Intl.DateTimeFormatOptions, locale: string = LOCALES[months].intl) => {
    const parts = dateFormat(locale, { ...options, timeZone }).formatToParts(moment);
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  };
  const { day, month, year } = partsOf({ day: 'numeric', month: 'long', year: 'numeric' });
  const date = `${day} ${month} ${year}`;
  if (clock === undefined) return date;
  // Put together here, because browsers and servers disagree about the signs between the parts.
  const { hour, minute, dayPeriod } = partsOf(
    { hour: clock === 12 ? 'numeric' : '2-digit', minute: '2-digit', hourCycle: clock === 12 ? 'h12' : 'h23' },
    'en-US',
  );
  const isArabic = months === 'ar';
  const comma = isArabic ? '،' : ',';
  const half = isArabic ? HALVES[dayPeriod === 'PM' ? 'PM' : 'AM'] : dayPeriod;
  return clock === 12 ? `${date}${comma} ${hour}:${minute} ${half}` : `${date}${comma} ${hour}:${minute}`;
}
