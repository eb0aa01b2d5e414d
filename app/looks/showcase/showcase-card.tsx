import type { LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './showcase.module.css';

type ShowcaseCardProps = { record: LookRecord<'showcase'>; sizes: string; shape?: 'card' | 'wide' };

/** A picture with its place and name under it; the whole card leads on. */
export function ShowcaseCard({ record, sizes, shape = 'card' }: ShowcaseCardProps) {
  const labels = useControlLabels();
  const file = useFiles()(record.picture);
  return (
    <article className={styles['card']} data-shape={shape}>
      <div className={styles['media']}>{file && <MediaBox file={file} sizes={sizes} labels={labels} cover decorative />}</div>
      <p className={styles['overline']}>
        <FieldText of={record} field="overline" />
      </p>
      <h3 className={styles['title']}>
        <TitleLink of={record} covers />
      </h3>
    </article>
  );
}
