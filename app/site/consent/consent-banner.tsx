import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './consent.module.css';

/** Asks once. Both answers are one press away and look alike; until one is given nothing of others is loaded. See start-consent.ts. */
export function ConsentBanner() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className={styles['banner']} data-tone="light" aria-label={t('site.consent.label')} data-consent hidden>
      <p>
        {t('site.consent.text')} <a href={pagePath('privacyPolicy', language)}>{t('site.consent.more')}</a>
      </p>
      <div className={styles['answers']}>
        <Button data-answer="refused">{t('site.consent.no')}</Button>
        <Button data-answer="granted">{t('site.consent.yes')}</Button>
      </div>
    </section>
  );
}
