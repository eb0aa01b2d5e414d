import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import styles from './agreement.module.css';

/** What becomes of what is typed, under every form; the server stores the same words with it. */
export function Agreement({ to }: { to: 'meeting' | 'contact' | 'product' | 'project' | 'newsletter' | 'community' }) {
  const t = useTexts();
  return (
    <p className={styles['agreement']}>
      {t(`site.agree.${to}`)} <a href={pagePath('privacyPolicy', useLanguage())}>{t('site.nav.privacy')}</a>
    </p>
  );
}
