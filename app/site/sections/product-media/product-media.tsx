import { useId } from 'react';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './product-media.module.css';

/** Pictures and films on a dark wall. */
export function ProductMedia({ media }: { media: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (media.length === 0) return null;
  return (
    <Section tone="dark" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.product.media')}</Heading>
        <ul className={styles['grid']}>
          {media.map((one) => (
            <li key={one.id} className={styles['cell']}>
              <Medium medium={one} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Medium({ medium }: { medium: Story }) {
  const labels = useControlLabels();
  const file = useFiles()(medium.icon);
  return (
    <figure className={styles['medium']}>
      <div className={styles['box']}>{file && <MediaBox file={file} sizes="(min-width: 768px) 60vw, 92vw" labels={labels} cover />}</div>
      <figcaption className={styles['words']}>
        <h3 className={styles['title']}>
          <Words of={medium} field="title" />
        </h3>
        <p>
          <Words of={medium} field="text" />
        </p>
      </figcaption>
    </figure>
  );
}
