import { CLOCKS } from '#content/schedule.ts';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './schedule.module.css';

/** The hour at which something becomes public, and by which clock. */
export function ComingTime({ time, country }: Pick<Coming, 'time' | 'country'>) {
  const language = useLanguage();
  return (
    <div className={styles['when']}>
      <strong>
        <bdi dir="ltr">{time.slice(11)}</bdi>
      </strong>
      {CLOCKS[country][language]}
    </div>
  );
}
