import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './advisor-invitation.module.css';

/** Leads whoever has a place and no model number to the advisor. */
export function AdvisorInvitation() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Section tone="light" room="small">
      <Container className={styles['invitation']}>
        <div>
          <h2 className={styles['title']}>{t('site.advisor.title')}</h2>
          <p>{t('site.advisor.linkText')}</p>
        </div>
        <div className={styles['ways']}>
          <LinkButton to={pagePath('advisor', language)} look="light" icon={<Icon name="arrow-right" flips />}>
            {t('site.advisor.link')}
          </LinkButton>
          <LinkButton to={pagePath('products', language)}>{t('site.nav.products')}</LinkButton>
        </div>
      </Container>
    </Section>
  );
}
