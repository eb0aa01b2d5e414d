import { useTexts } from '#app/page/texts.ts';
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
        <details className={styles['folded']}>
          <summary>
            <h2 className={styles['restTitle']}>{t('site.advisor.rules')}</h2>
          </summary>
          <p className={styles['hint']}>{t('site.advisor.rulesHint')}</p>
          <ul>
            {RULES.map((rule) => (
              <li key={rule}>
                <MixedText text={t(`site.advisor.rule.${rule}`)} />
              </li>
            ))}
          </ul>
        </details>
      </Container>
    </Section>
  );
}
