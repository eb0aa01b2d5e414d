import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import styles from './shortlist.module.css';

/** For whoever asks for a price and has kept nothing yet. */
export function WaysOn() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('site.shortlist.waysOn')} className={styles['tools']}>
      <LinkButton look="light" to={pagePath('advisor', language)}>
        {t('site.shortlist.toAdvisor')}
      </LinkButton>
      <LinkButton to={pagePath('products', language)}>{t('site.nav.products')}</LinkButton>
      <LinkButton to={pagePath('search', language)}>{t('site.shortlist.toSearch')}</LinkButton>
      <LinkButton to={pagePath('contact', language)}>{t('site.shortlist.toContact')}</LinkButton>
    </nav>
  );
}
