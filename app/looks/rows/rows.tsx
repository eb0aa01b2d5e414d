import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { BigFigure } from '#app/looks/parts/big-figure.tsx';
import { useLineDrawing } from '#app/looks/line-drawings/line-drawing.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { typedFigure } from '#app/looks/parts/figure.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { useFiles } from '#app/page/files.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './rows.module.css';

/** One story per screen: a picture, a number, a sentence. The sides change from row to row. */
export function Rows({ heading, tone, records }: LookProps<'rows'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={styles['rows']}>
        {records.map((record) => (
          <li key={record.id}>
            <Row record={record} level={heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </LookSection>
  );
}

function Row({ record, level }: { record: LookRecord<'rows'>; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  const file = useFiles()(record.picture);
  const drawn = useLineDrawing(record.drawing);
  const figure = typedFigure(record.figure);
  return (
    <article className={styles['row']}>
      {drawn && <div className={styles['picture']}>{drawn}</div>}
      {file && !drawn && (
        <DotReveal className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 64rem) 56vw, 92vw" cover />
        </DotReveal>
      )}
      <div className={styles['words']}>
        {figure && <BigFigure figure={figure} repeats />}
        <Title className={styles['title']}>
          <FieldText of={record} field="title" />
        </Title>
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
        <ReadMore of={record} />
      </div>
    </article>
  );
}
