import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { useLineDrawing } from '#app/looks/line-drawings/line-drawing.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './media.module.css';

export function Media({ heading, tone, records }: LookProps<'media'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={styles['grid']}>
        {records.map((record) => (
          <li key={record.id} className={styles['cell']}>
            <Medium record={record} />
          </li>
        ))}
      </ul>
    </LookSection>
  );
}

function Medium({ record }: { record: LookRecord<'media'> }) {
  const labels = useControlLabels();
  const file = useFiles()(record.picture);
  const drawn = useLineDrawing(record.drawing);
  return (
    <figure className={styles['medium']}>
      <div className={styles['box']}>
        {drawn ?? (file && <MediaBox file={file} sizes="(min-width: 48rem) 60vw, 92vw" labels={labels} cover />)}
      </div>
      <figcaption className={styles['words']}>
        <h3 className={styles['title']}>
          <FieldText of={record} field="title" />
        </h3>
        <p>
          <FieldText of={record} field="text" />
        </p>
      </figcaption>
    </figure>
  );
}
