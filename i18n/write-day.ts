import { dateFormat } from './formats.ts';
import { LOCALES } from './locales.ts';
import type { Language } from './translate.ts';

/** A day of the calendar, `2026-11-17`, in words: `17 November 2026`. */
export function writeDay(day: string, language: Language): string {
  const format = dateFormat(LOCALES[language].intl, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
