import { useId } from 'react';
import { Words } from '#app/site/catalogue/words/words.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { useFiles } from '#app/site/files.ts';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { DotMatrix } from '#app/ui/dot-matrix/dot-matrix.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './project-grid.module.css';

const ITEMS = 5;

/** The steps of a project, numbered in lamps. Each leads to the community. */
export function ProjectGrid({ items }: { items: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.projects.steps')}</Heading>
        <ol className={styles['grid']}>
          {items.slice(0, ITEMS).map((item, index) => (
            <li key={item.id}>
              <Step item={item} number={index + 1} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Step({ item, number }: { item: Story; number: number }) {
  const file = useFiles()(item.icon);
  const path = pagePath('communityShort', useLanguage());
  return (
    <article className={styles['step']}>
      <div className={styles['picture']}>
        {file && <Picture file={file} sizes="(min-width: 768px) 45vw, 92vw" cover decorative />}
        <DotMatrix text={String(number)} className={styles['number']} />
      </div>
      <h3 className={styles['title']}>
        <AnyLink to={path} className={styles['link']}>
          <Words of={item} field="title" />
        </AnyLink>
      </h3>
      <p className={styles['text']}>
        <Words of={item} field="text" />
      </p>
    </article>
  );
}
