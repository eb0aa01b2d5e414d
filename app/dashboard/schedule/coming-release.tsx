import { Link } from 'react-router';
import type { PresentedRelease } from '#api/features/releases/present-release.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { WhyFailed } from '#app/dashboard/releases/why-failed.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { ComingTime } from './coming-time.tsx';
import styles from './schedule.module.css';

type ReleaseProps = Pick<PresentedRelease, 'id' | 'name' | 'count' | 'country' | 'problem'> & { time: string; isLate: boolean };

/** A release in the calendar; its own screen has the rest. */
export function ComingRelease({ id, name, count, country, problem, time, isLate }: ReleaseProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <li className={styles['coming']} data-failed={isLate || undefined}>
      <ComingTime time={time} country={country} isLate={isLate} />
      <div className={styles['what']}>
        <strong>{t('schedule.action.publish')}</strong>{' '}
        <Link to={inLanguage(`/dashboard/releases?open=${id}`, language)} dir="auto">
          {name}
        </Link>{' '}
        · {t('schedule.release')}
        <p className={styles['soft']}>{t('releases.count', { count })}</p>
        {isLate && <WhyFailed problem={problem} />}
      </div>
    </li>
  );
}
