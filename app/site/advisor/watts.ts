import type { Translate } from '#app/page/texts.ts';
import { figure } from './figures.ts';

/** Below a kilowatt in watts: hundredths of a kilowatt would say nothing. */
export function watts(value: number, t: Translate): string {
  return value < 1000 ? t('site.advisor.watts', { value: figure(value, 0) }) : t('site.advisor.kilowatts', { value: figure(value / 1000) });
}
