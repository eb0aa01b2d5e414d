import { Link } from 'react-router';
import type { DescribedUse } from '#api/media/described-use.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './media-sheet.module.css';

export type AddressedUse = DescribedUse & { address: string | undefined };

export function UsedIn({ addressed, versions }: { addressed: readonly AddressedUse[]; versions: number }) {
  const t = useTexts();
  return (
    <section className={styles['uses']}>
      <h3>{t('media.used')}</h3>
      {addressed.length === 0 && (
        <p className={styles['hint']}>{versions > 0 ? t('media.used.kept', { count: versions }) : t('media.used.none')}</p>
      )}
      <ul>
        {addressed.map(({ collection, id, field, title, place, label, isTrashed, address }) => (
          <li key={`${collection}/${id}/${field}`}>
            {address ? <Link to={address}>{title || t('content.untitled')}</Link> : <span>{title}</span>} {place && `· ${place} · ${label}`}{' '}
            {collection === 'files' && t('media.used.poster')} {isTrashed && t('media.used.trashed')}
          </li>
        ))}
      </ul>
    </section>
  );
}
