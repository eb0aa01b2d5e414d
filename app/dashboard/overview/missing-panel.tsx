import { Link } from 'react-router';
import type { MissingCount } from '#api/features/overview/missing-translations.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

export function MissingPanel({ missing }: { missing: readonly (MissingCount & { address: string })[] }) {
  const t = useTexts();
  return (
    <Panel title={t('overview.missing')}>
      {missing.length === 0 && <p>{t('overview.missing.none')}</p>}
      <ul className={styles['lines']}>
        {missing.map(({ collection, label, en, ar, address }) => (
          <li key={collection}>
            <Link to={address}>{label}</Link>
            <small>
              {en > 0 && t('overview.missing.en', { count: en })} {ar > 0 && t('overview.missing.ar', { count: ar })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
