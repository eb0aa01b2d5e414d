import { Link } from 'react-router';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LinkingRecord } from './use-links-to.ts';
import styles from './linking-records.module.css';

const SHOWN = 12;

export function LinkingRecords({ records }: { records: readonly LinkingRecord[] }) {
  const t = useTexts();
  const language = useLanguage();
  if (records.length === 0) return null;
  return (
    <div className={styles['linked']}>
      <p>{t('content.delete.linked', { count: records.length })}</p>
      <ul>
        {records.slice(0, SHOWN).map(({ title, place, label }, index) => (
          <li key={index}>
            <bdi>{title || t('content.untitled')}</bdi> · {place} · {label}
          </li>
        ))}
      </ul>
      {records.length > SHOWN && <p>{t('content.delete.linked.more', { count: records.length - SHOWN })}</p>}
      <p>
        {t('content.delete.linked.after')} <Link to={inLanguage('/dashboard/links', language)}>{t('links.title')}</Link>
      </p>
    </div>
  );
}
