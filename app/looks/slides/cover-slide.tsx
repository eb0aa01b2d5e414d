import type { LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SlidePicture } from './slide-picture.tsx';
import styles from './cover-slide.module.css';

export function CoverSlide({ record }: { record: LookRecord<'slides'> }) {
  return (
    <article className={styles['card']}>
      <SlidePicture record={record} decorative className={styles['picture']} />
      <div className={styles['words']}>
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
        <h3 className={styles['title']}>
          <TitleLink of={record} covers />
        </h3>
      </div>
      {record.link && (
        <span className={styles['chevron']}>
          <Icon name="chevron-right" flips />
        </span>
      )}
    </article>
  );
}
