import whatsappIcon from 'bootstrap-icons/icons/whatsapp.svg?raw';
import { useId, useState } from 'react';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { whatsappLink } from '#app/site/contact-ways/whatsapp-link.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { useCampaign } from './campaign-texts.ts';
import type { CampaignData } from './load-campaign.server.ts';
import styles from './campaign.module.css';

const PANELS = ['quote', 'call'] as const;
type Panel = (typeof PANELS)[number];

type PanelsProps = Pick<CampaignData, 'forms' | 'whatsapp'> & { posted: FormOutcome | undefined };

/** One form open at a time; pressing the open one again closes it. Without scripts both are there. */
export function CampaignPanels({ forms, whatsapp, posted }: PanelsProps) {
  const { t } = useCampaign();
  const id = useId();
  const [open, setOpen] = useState<Panel | 'none'>('none');
  return (
    <Section tone="light" room="small">
      <Container>
        <div className={styles['buttons']}>
          {PANELS.map((panel) => (
            <Button
              key={panel}
              look={panel === 'quote' ? 'light' : 'line'}
              data-needs-scripts
              aria-expanded={open === panel}
              aria-controls={`${id}-${panel}`}
              onClick={() => setOpen(open === panel ? 'none' : panel)}
            >
              {t(`site.campaign.${panel}`)}
            </Button>
          ))}
          {(['sa', 'ae'] as const).map((country) => (
            <span key={country} data-only-country={country}>
              <LinkButton to={whatsappLink(whatsapp[country], whatsapp.message)} icon={<Icon svg={whatsappIcon} />}>
                {t('site.campaign.whatsapp')} <span className="visually-hidden">{t('site.campaign.opens')}</span>
              </LinkButton>
            </span>
          ))}
        </div>
        {PANELS.map((panel) => (
          <div key={panel} id={`${id}-${panel}`} className={styles['panel']} data-open={open === panel || undefined}>
            {forms[panel].startsWith('https:') ? (
              <Frame address={forms[panel]} title={t(`site.campaign.${panel}`)} isOpen={open === panel} />
            ) : (
              <CampaignForm panel={panel} posted={posted} />
            )}
          </div>
        ))}
      </Container>
    </Section>
  );
}

/** An outside form is asked for only when somebody opens it. */
function Frame({ address, title, isOpen }: { address: string; title: string; isOpen: boolean }) {
  return isOpen ? (
    <iframe src={address} title={title} sandbox="allow-scripts allow-forms allow-popups" className={styles['frame']} />
  ) : (
    <a data-without-scripts href={address}>
      {title}
    </a>
  );
}
