import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { AdministratorInvitation } from './administrator-invitation.tsx';
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
