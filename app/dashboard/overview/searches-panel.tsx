import type { MissedSearches } from '#api/features/search/missed-searches.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

type Searches = Awaited<ReturnType<MissedSearches['list']>>['searches'];

export function SearchesPanel({ searches }: { searches: Searches }) {
  const t = useTexts();
  return (
    <Panel title={t('overview.searches')} more={{ label: t('overview.all'), to: '/dashboard/searches' }}>
      {searches.length === 0 && <p>{t('overview.searches.none')}</p>}
      <ul className={styles['lines']}>
        {searches.map(({ query, language, count }) => (
          <li key={`${language}-${query}`}>
            <bdi>{query}</bdi>
            <small>{t('overview.times', { count })}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
