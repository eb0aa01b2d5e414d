import type { LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './people.module.css';

export function Person({ record, sizes }: { record: LookRecord<'people'>; sizes: string }) {
  const t = useTexts();
  const file = useFiles()(record.picture);
  return (
    <article className={styles['person']}>
      <div className={styles['portrait']}>{file && <Picture file={file} sizes={sizes} cover decorative />}</div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <TitleLink of={record} label={t('site.looks.profile', { name: record.title })} />
        </h3>
        {record.role && (
          <p className={styles['role']}>
            <FieldText of={record} field="role" />
          </p>
        )}
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
      </div>
    </article>
  );
}
