import { Link } from 'react-router';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import styles from './agreement.module.css';

/** What becomes of what is typed, under every form; the server stores the same words with it. */
export function Agreement({ to }: { to: 'meeting' | 'contact' | 'product' | 'project' | 'newsletter' | 'community' }) {
  const t = useTexts();
  return (
    <p className={styles['agreement']}>
      {t(`site.agree.${to}`)} <Link to={pagePath('privacyPolicy', useLanguage())}>{t('site.nav.privacy')}</Link>
    </p>
  );
}
