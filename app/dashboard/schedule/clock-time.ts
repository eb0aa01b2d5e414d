import { CLOCKS } from '#content/schedule.ts';
import { COUNTRIES, type Country, LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';

const HOUR_MS = 3600_000;
/** Riyadh keeps one time all year. */
const RIYADH_MS = 3 * HOUR_MS;

/** A day and a time as the clock of a country shows it, with whose clock it is. */
export function useClockTime(): (at: string, country: Country) => string {
  const language = useLanguage();
  return (at, country) => {
    const { timeZone } = COUNTRIES[country];
    const format = new Intl.DateTimeFormat(LOCALES[language].intl, { dateStyle: 'full', timeStyle: 'short', timeZone });
    return `${format.format(new Date(at))} ${CLOCKS[country][language]}`;
  };
}

/** The next full hour but one in Riyadh, as an input takes it: nobody types a whole date for later today. */
export function soonInRiyadh(now: Date): string {
  return new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS + RIYADH_MS).toISOString().slice(0, 16);
}
