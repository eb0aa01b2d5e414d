import { useFiles } from '#app/site/files.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { figureIn } from '#app/site/catalogue/figure.ts';
import { GoThere } from '#app/site/catalogue/go-there.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { BigFigure } from '#app/site/catalogue/words/figure.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './product-rows.module.css';

/** One story per screen: a picture, a number, a sentence. The sides change from row to row. */
export function ProductRows({ rows }: { rows: readonly Story[] }) {
  if (rows.length === 0) return null;
  return (
    <Section>
      <Container>
        <ul className={styles['rows']}>
          {rows.map((row) => (
            <li key={row.id}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Row({ row }: { row: Story }) {
  const file = useFiles()(row.icon);
  const figure = figureIn(row.title, row.text);
  return (
    <article className={styles['row']}>
      {file && (
        <DotReveal className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 1024px) 56vw, 92vw" cover />
        </DotReveal>
      )}
      <div className={styles['words']}>
        {figure && <BigFigure figure={figure} repeats />}
        <h2 className={styles['title']}>
          <Words of={row} field="title" />
        </h2>
        <p className={styles['text']}>
          <Words of={row} field="text" />
        </p>
        <GoThere story={row} />
      </div>
    </article>
  );
}
