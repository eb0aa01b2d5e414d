import { COUNTRIES, LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Say } from '#app/dashboard/words.ts';

/** When something happened, by the clocks of Riyadh, the same on the server and in the browser. */
export function momentIn(language: Language, iso: string): string {
  return new Date(iso).toLocaleString(LOCALES[language].intl, {
    timeZone: COUNTRIES.sa.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}

export function spanWords(t: Say, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? t('inbox.time.hours', { hours, minutes: minutes % 60 }) : t('inbox.time.minutes', { minutes });
}
