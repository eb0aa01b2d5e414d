import { usePageFacts } from '#app/page/page-facts.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import styles from './shell.module.css';

/** Say that this is not what visitors see, and lead to what they do. */
type BarsProps = { isPreview: boolean; rehearses: 'release' | 'draft' | undefined; isInMaintenance: boolean };

export function StaffBars({ isPreview, rehearses, isInMaintenance }: BarsProps) {
  return (
    <>
      {isInMaintenance && <ClosedBar />}
      {isPreview && <PreviewBar />}
      {rehearses && <RehearsalBar of={rehearses} />}
    </>
  );
}

function RehearsalBar({ of }: { of: 'release' | 'draft' }) {
  const t = useTexts();
  return (
    <aside className={styles['staffBar']} aria-label={t(`site.rehearsal.${of}.title`)}>
      <p>
        <strong>{t(`site.rehearsal.${of}.title`)}</strong> {t(`site.rehearsal.${of}.text`)}
      </p>
    </aside>
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
  const { pathname } = usePageFacts();
  return (
    <aside className={styles['staffBar']} aria-label={t('site.preview.title')} data-preview>
      <p>
        <strong>{t('site.preview.title')}</strong> {t('site.preview.text')}
      </p>
      <a href={pathname} data-ends-preview>
        {t('site.preview.end')}
      </a>
    </aside>
  );
}
