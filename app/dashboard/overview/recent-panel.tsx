import type { Change } from '#api/content/history/history.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { actionWord } from '#app/dashboard/log/action-word.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

export function RecentPanel({ changes }: { changes: readonly Change[] }) {
  const t = useTexts();
  const { when } = useFormats();
  return (
    <Panel title={t('overview.recent')} isWide more={{ label: t('overview.all'), to: '/dashboard/history' }}>
      <ol className={styles['lines']}>
        {changes.map((change, index) => (
          <li key={index}>
            <span>
              {actionWord(t, change.action)} {change.title && <bdi>{change.title}</bdi>}
            </span>
            <small>
              {change.actor && <bdi>{change.actor.username}</bdi>}{' '}
              <bdi>
                <time dateTime={change.at}>{when(change.at)}</time>
              </bdi>
            </small>
          </li>
        ))}
      </ol>
      {changes.length === 0 && <p>{t('overview.nothing')}</p>}
    </Panel>
  );
}
