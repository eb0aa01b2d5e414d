import { Link } from 'react-router';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LinkedPlace } from './use-links-to.ts';
import styles from './linked-places.module.css';

const SHOWN = 12;

/** From how many places something is linked that is about to go, and which. */
export function LinkedPlaces({ places }: { places: readonly LinkedPlace[] }) {
  const t = useTexts();
  if (places.length === 0) return null;
  return (
    <div className={styles['linked']}>
      <p>{t('content.delete.linked', { count: places.length })}</p>
      <ul>
        {places.slice(0, SHOWN).map(({ title, place, label }, index) => (
          <li key={index}>
            <bdi>{title || t('content.untitled')}</bdi> · {place} · {label}
          </li>
        ))}
      </ul>
      {places.length > SHOWN && <p>{t('content.delete.linked.more', { count: places.length - SHOWN })}</p>}
      <p>
        {t('content.delete.linked.after')} <Link to="/dashboard/links">{t('links.title')}</Link>
      </p>
    </div>
  );
}
