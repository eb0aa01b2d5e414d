import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './stories.module.css';

export function Stories({ heading, tone, records }: LookProps<'stories'>) {
  const labels = useControlLabels();
  return (
    <LookSection heading={heading} tone={tone}>
      <FadeSlider label={heading} labels={labels} controls="under">
        {records.map((record) => (
          <Story key={record.id} record={record} />
        ))}
      </FadeSlider>
    </LookSection>
  );
}

function Story({ record }: { record: LookRecord<'stories'> }) {
  const file = useFiles()(record.picture);
  return (
    <article className={styles['story']}>
      <div className={styles['picture']}>{file && <Picture file={file} sizes="(min-width: 64rem) 60vw, 92vw" cover />}</div>
      <div className={styles['words']} data-slide-text="">
        <h3 className={styles['title']}>
          <FieldText of={record} field="title" />
        </h3>
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
        <ReadMore of={record} always />
      </div>
    </article>
  );
}
