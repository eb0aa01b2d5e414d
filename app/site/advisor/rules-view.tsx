import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './advice.module.css';

const RULES = [
  'comfort',
  'acuity',
  'text',
  'video',
  'home',
  'pixels',
  'light',
  'outdoors',
  'size',
  'shape',
  'service',
  'power',
  'near',
  'order',
] as const;

/** Published, because whoever is advised may ask why. */
export function RulesView() {
  const t = useTexts();
  return (
    <Section tone="light" id="rules" className={styles['rules']}>
      <Container>
        <Heading size="m" lead={t('site.advisor.rulesHint')} spaced>
          {t('site.advisor.rules')}
        </Heading>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>
              <MixedText text={t(`site.advisor.rule.${rule}`)} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
