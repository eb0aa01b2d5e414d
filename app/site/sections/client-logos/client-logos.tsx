import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Marquee } from '#app/ui/marquee/marquee.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import styles from './client-logos.module.css';

export type ClientLogo = Pick<Item<typeof collections.clientLogos>, 'id' | 'title' | 'icon'>;

export function ClientLogos({ heading, logos }: { heading: string; logos: readonly ClientLogo[] }) {
  const labels = useControlLabels();
  const file = useFiles();
  const id = useId();
  if (logos.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id} size="m" spaced>
          {heading}
        </Heading>
      </Container>
      <Marquee label={heading} labels={labels}>
        {logos.map(({ id: key, title, icon }) => {
          const facts = file(icon);
          if (!facts) return <span key={key}>{title}</span>;
          return (
            <img
              key={key}
              src={originalOf(facts)}
              width={facts.width}
              height={facts.height}
              alt={title}
              loading="lazy"
              className={styles['logo']}
            />
          );
        })}
      </Marquee>
    </Section>
  );
}
