import type { Change } from '#api/history/history.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/site/texts.ts';
import { useWords } from '#app/dashboard/words.ts';
import { changeWords } from './change-words.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

export function RecentPanel({ changes }: { changes: readonly Change[] }) {
  const t = useWords();
  const { intl } = LOCALES[useLanguage()];
  const at = new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' });
  return (
    <Panel title={t('overview.recent')} isWide more={{ label: t('overview.all'), to: '/dashboard/history' }}>
      <ol className={styles['lines']}>
        {changes.map((change, index) => (
          <li key={index}>
            <span>
              {changeWords(change, t)} {change.title && <bdi>{change.title}</bdi>}
            </span>
            <small>
              {change.actor && <bdi>{change.actor.username}</bdi>}{' '}
              <bdi>
                <time dateTime={change.at}>{at.format(new Date(change.at))}</time>
              </bdi>
            </small>
          </li>
        ))}
      </ol>
      {changes.length === 0 && <p>{t('overview.nothing')}</p>}
    </Panel>
  );
}
