import { dateFormat } from './formats.ts';
import { LOCALES } from './locales.ts';
import type { Language } from './translate.ts';

/** A day and an hour of 24 as people write them: a browser's Arabic says "in 10:30". */
export function writeTime(at: Date, timeZone: string, language: Language): string {
  const format = dateFormat(LOCALES[language].intl, { timeZone, dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' });
  return format.format(at).replace(/ في (?=\d)/, '، الساعة ');
}
