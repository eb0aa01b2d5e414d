import { useTexts } from '#app/page/texts.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './strengths.module.css';

export type Strength = { title: string; text: string; drawing: string };

export function Strengths({ strengths }: { strengths: readonly Strength[] }) {
  const t = useTexts();
  if (strengths.length === 0) return null;
  return (
    <Section>
      <Container>
        <Heading>{t('site.register.strengths')}</Heading>
        <ul className={styles['strengths']}>
          {strengths.map(({ title, text, drawing }) => (
            <li key={title} className={styles['strength']}>
              {drawing && <Icon svg={drawing} className={styles['icon']} />}
              <h3 className={styles['title']}>{title}</h3>
              <p className={styles['text']}>
                <MixedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
