import whatsappIcon from 'bootstrap-icons/icons/whatsapp.svg?raw';
import { useId } from 'react';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { CampaignForm } from './campaign-form.island.tsx';
import { useCampaign } from './campaign-texts.ts';
import type { CampaignData } from './load-campaign.server.ts';
import styles from './campaign.module.css';

const PANELS = ['quote', 'call'] as const;

type PanelsProps = Pick<CampaignData, 'forms' | 'whatsapp'> & { posted: FormOutcome | undefined };

/** One form open at a time; pressing the open one again closes it, see start-campaign.ts. Without scripts both are there. */
export function CampaignPanels({ forms, whatsapp, posted }: PanelsProps) {
  const { t, language, messages } = useCampaign();
  const id = useId();
  return (
    <Section tone="light" room="small" id={`ask-${language}`}>
      <Container>
        <Heading
          size="m"
          spaced
          aside={
            <div className={styles['buttons']}>
              {PANELS.map((panel) => (
                <Button key={panel} data-needs-scripts aria-expanded="false" aria-controls={`${id}-${panel}`} data-opens-panel={panel}>
                  {t(`site.campaign.${panel}`)}
                </Button>
              ))}
              {(['sa', 'ae'] as const)
                .filter((country) => whatsapp[country] !== '')
                .map((country) => (
                  <span key={country} data-only-country={country}>
                    <LinkButton to={whatsapp[country]} icon={<Icon svg={whatsappIcon} />}>
                      {t('site.campaign.whatsapp')} <span className="visually-hidden">{t('site.campaign.opens')}</span>
                    </LinkButton>
                  </span>
                ))}
            </div>
          }
        >
          {t('site.campaign.which')}
        </Heading>
        {PANELS.map((panel) => (
          <div key={panel} id={`${id}-${panel}`} className={styles['panel']} data-panel={panel}>
            {forms[panel].startsWith('https:') ? (
              <Frame address={forms[panel]} title={t(`site.campaign.${panel}`)} />
            ) : (
              <CampaignForm panel={panel} posted={posted} language={language} messages={messages} />
            )}
          </div>
        ))}
      </Container>
    </Section>
  );
}

/** An outside form is asked for only when somebody opens it; without scripts a link leads to it. */
function Frame({ address, title }: { address: string; title: string }) {
  return (
    <>
      <template data-frame>
        <iframe src={address} title={title} sandbox="allow-scripts allow-forms allow-popups" className={styles['frame']} />
      </template>
      <a data-without-scripts href={address}>
        {title}
      </a>
    </>
  );
}
