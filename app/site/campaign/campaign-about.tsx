import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

type About = { aboutHeading: string; aboutText: string; sizes: readonly string[] };

/** The series in one paragraph, and its sizes as screens drawn to one scale. */
export function CampaignAbout({ aboutHeading, aboutText, sizes }: About) {
  const { t } = useCampaign();
  return (
    <Section>
      <Container className={styles['about']}>
        <Heading>{aboutHeading}</Heading>
        <p className={styles['aboutText']}>
          <MixedText text={aboutText} />
        </p>
      </Container>
      <Container>
        <ul className={styles['sizes']} aria-label={t('site.campaign.sizes')}>
          {sizes.map((size) => (
            <li key={size} data-size={size}>
              <Foreign>{size}″</Foreign>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
