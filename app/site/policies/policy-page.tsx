import type { ReactNode } from 'react';
import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './policy-page.module.css';

type Part = { id: string; title: string };

/** A legal text: its name, what it covers, and the words at a comfortable measure. */
export function PolicyPage({
  title,
  lead,
  note,
  parts,
  children,
}: {
  title: string;
  lead: string;
  note?: ReactNode;
  parts: readonly Part[];
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <Section tone="light">
      <Container>
        <Heading level={1} size="l" lead={lead}>
          {title}
        </Heading>
        <div className={styles['policy']}>
          <div className={styles['side']}>
            {note && <p className={styles['note']}>{note}</p>}
            {parts.length > 1 && (
              <nav aria-label={t('site.policies.contents')} className={styles['contents']}>
                <h2>{t('site.policies.contents')}</h2>
                <ol>
                  {parts.map(({ id, title: name }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{name}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
          <div className={styles['text']}>{children}</div>
        </div>
      </Container>
    </Section>
  );
}
