import { BarTools } from '#app/site/shell/navigation-bar/bar-tools.tsx';
import { Brand } from '#app/site/shell/navigation-bar/brand.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

/** The bar of the page: the logo, its one action, the toggle that changes these blocks only (see start-campaign.ts), and the site's tools. */
export function CampaignHead({ site, isShown }: { site: ShellData['site'] | undefined; isShown: boolean }) {
  const { language, t } = useCampaign();
  const other = language === 'ar' ? { name: 'EN', label: 'EN English', code: 'en' } : { name: 'العربية', label: 'العربية', code: 'ar' };
  return (
    <div className={styles['bar']}>
      <Container className={styles['head']}>
        {site && <Brand site={site} isInBar={isShown} />}
        <LinkButton to={`#ask-${language}`} look="light" className={styles['action'] ?? ''} data-shows-panel="quote">
          {t('site.campaign.quote')}
        </LinkButton>
        <button
          type="button"
          lang={other.code}
          data-needs-scripts
          className={styles['toggle']}
          aria-label={other.label}
          data-toggles-campaign
        >
          {other.name}
        </button>
        <BarTools />
      </Container>
    </div>
  );
}
