import { useLocation } from 'react-router';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { usePreviewLinks } from './use-preview-links.ts';
import styles from './shell.module.css';

/** Say that this is not what visitors see, and lead to what they do. */
export function StaffBars({ isPreview, isClosed }: { isPreview: boolean; isClosed: boolean }) {
  return (
    <>
      {isClosed && <ClosedBar />}
      {isPreview && <PreviewBar />}
    </>
  );
}

function ClosedBar() {
  const t = useTexts();
  const settings = inLanguage('/dashboard/settings/site', useLanguage());
  return (
    <aside className={styles['staffBar']} aria-label={t('site.preview.closed')}>
      <p>
        <strong>{t('site.preview.closed')}</strong> {t('site.preview.closedText')}
      </p>
      <a href={settings}>{t('site.preview.open')}</a>
    </aside>
  );
}

function PreviewBar() {
  const t = useTexts();
  const { pathname } = useLocation();
  usePreviewLinks();
  return (
    <aside className={styles['staffBar']} aria-label={t('site.preview.title')}>
      <p>
        <strong>{t('site.preview.title')}</strong> {t('site.preview.text')}
      </p>
      <a href={pathname} data-ends-preview>
        {t('site.preview.end')}
      </a>
    </aside>
  );
}
