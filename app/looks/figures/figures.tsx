import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { BigFigure } from '#app/looks/parts/big-figure.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { leadingFigure } from '#app/looks/parts/figure.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './figures.module.css';

/** Picture-and-text blocks, set like a data sheet: the number first. */
export function Figures({ heading, tone, records }: LookProps<'figures'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={styles['figures']}>
        {records.map((record) => (
          <li key={record.id}>
            <Figure record={record} />
          </li>
        ))}
      </ul>
    </LookSection>
  );
}

function Figure({ record }: { record: LookRecord<'figures'> }) {
  const file = useFiles()(record.picture);
  const figure = record.fallback.includes('title') ? undefined : leadingFigure(record.title);
  return (
    <article className={styles['figure']}>
      <h3 className={styles['title']}>{figure ? <BigFigure figure={figure} /> : <FieldText of={record} field="title" />}</h3>
      <p className={styles['text']}>
        <FieldText of={record} field="text" />
      </p>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="140px" cover decorative />
        </div>
      )}
    </article>
  );
}
