import { useTexts } from '#app/site/texts.ts';
import { keepConsent } from './consent.ts';
import styles from './consent.module.css';

/** In the footer: the question comes back, so the answer can be another one. */
export function ConsentChoice() {
  const t = useTexts();
  return (
    <button type="button" className={styles['choice']} data-needs-scripts onClick={() => keepConsent(undefined)}>
      {t('site.consent.change')}
    </button>
  );
}
