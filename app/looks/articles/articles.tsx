import { useId } from 'react';
import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './articles.module.css';

type Layout = LookProps<'articles'>['options']['layout'];

const SIZES = { rows: '(min-width: 48rem) 22vw, 92vw', aside: '(min-width: 64rem) 24vw, 45vw' } as const satisfies Record<Layout, string>;

/** Things to read: rows with a small picture, or small cards at the edge of a page. */
export function Articles({ heading, tone, options: { layout }, records }: LookProps<'articles'>) {
  const id = useId();
  const list = (
    <ul className={styles['articles']} data-layout={layout}>
      {records.map((record) => (
        <li key={record.id}>
          <Article record={record} layout={layout} />
        </li>
      ))}
    </ul>
  );
  if (layout === 'rows') {
    return (
      <LookSection heading={heading} tone={tone}>
        {list}
      </LookSection>
    );
  }
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {list}
    </aside>
  );
}

function Article({ record, layout }: { record: LookRecord<'articles'>; layout: Layout }) {
  const file = useFiles()(record.picture);
  return (
    <article className={styles['article']}>
      <div className={styles['picture']}>{file && <Picture file={file} sizes={SIZES[layout]} cover decorative />}</div>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <TitleLink of={record} covers />
        </h3>
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
      </div>
    </article>
  );
}
