import type { Language } from '#i18n/translate.ts';
import { longDate } from '#app/site/dates/long-date.ts';
import styles from './when.module.css';

export type Dates = { months: Language; timeZone: string };

export function When({ at, dates, clock }: { at: string; dates: Dates; clock: 12 | 24 }) {
  return (
    <time dateTime={at} className={styles['when']}>
      <bdi dir={dates.months === 'ar' ? 'rtl' : 'ltr'}>{longDate(at, { ...dates, clock })}</bdi>
    </time>
  );
}
