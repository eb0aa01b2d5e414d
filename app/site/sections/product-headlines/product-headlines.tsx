import { useId } from 'react';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { leadingFigure } from '#app/site/catalogue/figure.ts';
import type { Story } from '#app/site/catalogue/story.ts';
import { BigFigure } from '#app/site/catalogue/words/figure.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './product-headlines.module.css';

/** Icon-and-text blocks, set like a data sheet: the number first. */
export function ProductHeadlines({ headlines }: { headlines: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (headlines.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.product.headlines')}</Heading>
        <ul className={styles['headlines']}>
          {headlines.map((headline) => (
            <li key={headline.id}>
              <Headline headline={headline} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Headline({ headline }: { headline: Story }) {
  const file = useFiles()(headline.icon);
  const figure = headline.fallback.includes('title') ? undefined : leadingFigure(headline.title);
  return (
    <article className={styles['headline']}>
      <h3 className={styles['title']}>{figure ? <BigFigure figure={figure} /> : <Words of={headline} field="title" />}</h3>
      <p className={styles['text']}>
        <Words of={headline} field="text" />
      </p>
      {file && (
        <div className={styles['icon']}>
          <Picture file={file} sizes="140px" cover decorative />
        </div>
      )}
    </article>
  );
}
