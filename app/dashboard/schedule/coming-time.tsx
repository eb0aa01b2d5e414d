import { CLOCKS } from '#content/schedule.ts';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './schedule.module.css';

type TimeProps = Pick<Coming, 'time' | 'country'> & { /** Stands below no day of its own. */ isLate: boolean };

/** The hour at which something becomes public, and by which clock; the day too of what could not be done then. */
export function ComingTime({ time, country, isLate }: TimeProps) {
  const language = useLanguage();
  const [day = ''] = time.split('T');
  const named = new Intl.DateTimeFormat(LOCALES[language].intl, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className={styles['when']}>
      {isLate && <time dateTime={day}>{named.format(new Date(`${day}T00:00:00Z`))}</time>}
      <strong>
        <bdi dir="ltr">{time.slice(11)}</bdi>
      </strong>
      {CLOCKS[country][language]}
    </div>
  );
}
