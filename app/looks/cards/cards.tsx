import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { useLineDrawing } from '#app/looks/line-drawings/line-drawing.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './cards.module.css';

type Layout = LookProps<'cards'>['options']['layout'];

const LAYOUTS: Readonly<Record<Layout, string | undefined>> = { wide: styles['wide'], staggered: styles['staggered'] };
const SIZES = { wide: '(min-width: 48rem) 55vw, 92vw', staggered: '(min-width: 48rem) 46vw, 92vw' } as const satisfies Record<
  Layout,
  string
>;

/** Side by side, two or three in a line; or two columns, the second a step lower. */
export function Cards({ heading, tone, options: { layout }, records }: LookProps<'cards'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={`${styles['cards']} ${LAYOUTS[layout]}`}>
        {records.map((record) => (
          <li key={record.id}>
            <Card record={record} layout={layout} level={heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </LookSection>
  );
}

function Card({ record, layout, level }: { record: LookRecord<'cards'>; layout: Layout; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  const file = useFiles()(record.picture);
  const drawn = useLineDrawing(record.drawing);
  return (
    <article className={styles['card']}>
      {(drawn || file) && <div className={styles['picture']}>{drawn ?? (file && <Picture file={file} sizes={SIZES[layout]} cover />)}</div>}
      <div className={styles['words']}>
        {record.overline && (
          <p className={styles['overline']}>
            <FieldText of={record} field="overline" />
          </p>
        )}
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
