import { useSyncExternalStore } from 'react';
import { isMarkedLoggedIn } from '#app/logged-in-flag.ts';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import styles from './welcome.module.css';

/** Pages are shared by everybody, so only the browser knows whether an administrator looks at this one (3-88). */
export function AdministratorInvitation() {
  const t = useTexts();
  const language = useLanguage();
  const isShown = useSyncExternalStore(never, isMarkedLoggedIn, () => false);
  if (!isShown) return null;
  return (
    <aside className={styles['invitation']} aria-label={t('site.home.invitation')}>
      <p>{t('site.home.invitationText')}</p>
      <a href={inLanguage('/dashboard/hero-banners', language)}>{t('site.home.firstBanner')}</a>
      <a href={inLanguage('/dashboard', language)}>{t('site.home.openDashboard')}</a>
    </aside>
  );
}

/** The flag changes with the session, and then the page is another one. */
function never() {
  return () => undefined;
}
