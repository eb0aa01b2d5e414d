import { COUNTRIES } from '#i18n/locales.ts';
import { nowIn } from './day.ts';

/** A page with a calendar shows today, so it may be kept until the day ends in one of our places. */
export function freshUntilTomorrow(now = new Date()): { 'cache-control': string } {
  const seconds = Object.values(COUNTRIES).map(({ timeZone }) => {
    const [hours = 0, minutes = 0] = nowIn(timeZone, now).time.split(':').map(Number);
    return 86_400 - hours * 3600 - minutes * 60;
  });
  return { 'cache-control': `public, max-age=0, must-revalidate, s-maxage=${Math.min(...seconds)}` };
}
