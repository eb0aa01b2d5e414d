import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { inLanguage } from '#app/page/address.ts';
import styles from './welcome.module.css';

/** The first screen of a site without banners: its name and its sentence on a field of lamps. */
export function Welcome({ company, tagline }: { company: string; tagline: string }) {
  const t = useTexts();
  return (
    <div className={styles['welcome']}>
      <Container className={styles['words']}>
        <h1 className={styles['name']}>{company}</h1>
        {tagline && <p className={styles['tagline']}>{tagline}</p>}
        <LinkButton to={pagePath('contact', useLanguage())} look="light" icon={<Icon name="arrow-right" flips />}>
          {t('site.nav.contact')}
        </LinkButton>
        <AdministratorInvitation />
      </Container>
    </div>
  );
}

/** Pages are shared by everybody, so only the browser knows whether an administrator looks at this one (3-88); see start-invitation.ts. */
function AdministratorInvitation() {
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
