import { useLocation } from 'react-router';
import { useTexts } from '#app/site/texts.ts';
import styles from './shell.module.css';

/** Says that this is not what visitors see, and leads to what they do. */
export function PreviewBar() {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <aside className={styles['preview']} aria-label={t('site.preview.title')}>
      <p>
        <strong>{t('site.preview.title')}</strong> {t('site.preview.text')}
      </p>
      <a href={pathname}>{t('site.preview.end')}</a>
    </aside>
  );
}
