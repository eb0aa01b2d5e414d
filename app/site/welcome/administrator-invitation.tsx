import { inLanguage } from '#app/page/address.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import styles from './welcome.module.css';

/** Pages are shared by everybody, so only the browser knows whether an administrator looks at this one (3-88); see start-invitation.ts. */
export function AdministratorInvitation() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <aside className={styles['invitation']} aria-label={t('site.home.invitation')} data-for-staff hidden>
      <p>{t('site.home.invitationText')}</p>
      <a href={inLanguage('/dashboard/hero-banners', language)}>{t('site.home.firstBanner')}</a>
      <a href={inLanguage('/dashboard', language)}>{t('site.home.openDashboard')}</a>
    </aside>
  );
}
