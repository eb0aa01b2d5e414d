import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { GoThere } from '#app/site/catalogue/go-there.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './project-contents.module.css';

export type ProjectContent = Pick<
  Item<typeof collections.projectContents>,
  'id' | 'title' | 'subtitle' | 'text' | 'path' | 'icon' | 'fallback'
>;

/** What was asked, what was done: cards in two columns, the second a step lower. */
export function ProjectContents({ contents }: { contents: readonly ProjectContent[] }) {
  const t = useTexts();
  const id = useId();
  if (contents.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.project.story')}</Heading>
        <ul className={styles['columns']}>
          {contents.map((content) => (
            <li key={content.id}>
              <Card content={content} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Card({ content }: { content: ProjectContent }) {
  const file = useFiles()(content.icon);
  return (
    <article className={styles['card']}>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 768px) 46vw, 92vw" cover />
        </div>
      )}
      <p className={styles['subtitle']}>
        <Words of={content} field="subtitle" />
      </p>
      <h3 className={styles['title']}>
        <Words of={content} field="title" />
      </h3>
      <p className={styles['text']}>
        <Words of={content} field="text" />
      </p>
      <GoThere story={content} />
    </article>
  );
}
