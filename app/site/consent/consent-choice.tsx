import { useTexts } from '#app/page/texts.ts';
import styles from './consent.module.css';

/** In the footer: the question comes back, so the answer can be another one. */
export function ConsentChoice() {
  const t = useTexts();
  return (
    <button type="button" className={styles['choice']} data-needs-scripts data-asks-consent>
      {t('site.consent.change')}
    </button>
  );
}
