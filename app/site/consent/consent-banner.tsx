import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Consent, keepConsent, useConsent } from './consent.ts';
import styles from './consent.module.css';

/** Asks once. Both answers are one press away and look alike; until one is given nothing of others is loaded. */
export function ConsentBanner() {
  const t = useTexts();
  const language = useLanguage();
  const consent = useConsent();
  const [isAnswered, setAnswered] = useState(false);

  useEffect(() => {
    if (consent === undefined) setAnswered(false);
  }, [consent]);

  // Answered without storage: the banner still goes away.
  if (consent !== undefined || isAnswered) return null;
  const answer = (choice: Consent) => () => {
    keepConsent(choice);
    setAnswered(true);
  };
  return (
    <section className={styles['banner']} data-tone="light" aria-label={t('site.consent.label')}>
      <p>
        {t('site.consent.text')} <Link to={pagePath('privacyPolicy', language)}>{t('site.consent.more')}</Link>
      </p>
      <div className={styles['answers']}>
        <Button onClick={answer('refused')}>{t('site.consent.no')}</Button>
        <Button onClick={answer('granted')}>{t('site.consent.yes')}</Button>
      </div>
    </section>
  );
}
