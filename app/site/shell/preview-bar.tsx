import { useLocation } from 'react-router';
import { useTexts } from '#app/site/texts.ts';
import { usePreviewLinks } from './use-preview-links.ts';
import styles from './shell.module.css';

/** Says that this is not what visitors see, and leads to what they do. */
export function PreviewBar() {
  const t = useTexts();
  const { pathname } = useLocation();
  usePreviewLinks();
  return (
    <aside className={styles['preview']} aria-label={t('site.preview.title')}>
      <p>
        <strong>{t('site.preview.title')}</strong> {t('site.preview.text')}
      </p>
      <a href={pathname} data-ends-preview>
        {t('site.preview.end')}
      </a>
    </aside>
  );
}
