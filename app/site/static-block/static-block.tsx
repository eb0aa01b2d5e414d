import { useId } from 'react';
import { linkTo } from '#app/page/links.ts';
import { useLanguage } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './static-block.module.css';

export type StaticBlockTexts = { heading: string; text: string; button: string; link: string };

export function StaticBlock({ block: { heading, text, button, link } }: { block: StaticBlockTexts }) {
  const id = useId();
  const way = linkTo(link, [], useLanguage());
  if (!heading) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container className={styles['block']}>
        <h2 id={id} className={styles['heading']}>
          {heading}
        </h2>
        <div className={styles['words']}>
          <p>{text}</p>
          {way && button && (
            <LinkButton to={way.to} icon={<Icon name="arrow-right" flips />}>
              {button}
            </LinkButton>
          )}
        </div>
      </Container>
    </Section>
  );
}
