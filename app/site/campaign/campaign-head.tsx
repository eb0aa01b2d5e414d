import { Brand } from '#app/site/shell/navigation-bar/brand.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

/** The logo, and the toggle that changes this page's blocks only. */
export function CampaignHead({ site, onToggle }: { site: ShellData['site'] | undefined; onToggle: () => void }) {
  const { language } = useCampaign();
  const other = language === 'ar' ? { name: 'EN', label: 'English', code: 'en' } : { name: 'العربية', label: 'العربية', code: 'ar' };
  return (
    <Container className={styles['head']}>
      {site && <Brand site={site} />}
      <button
        type="button"
        lang={other.code}
        data-needs-scripts
        className={styles['toggle']}
        aria-label={`${other.name} ${other.label}`}
        onClick={onToggle}
      >
        {other.name}
      </button>
    </Container>
  );
}
