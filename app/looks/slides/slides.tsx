import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { CoverSlide } from './cover-slide.tsx';
import { SlidePicture } from './slide-picture.tsx';
import styles from './slides.module.css';

/** A carousel of pictures with their words below them: tall, or wide and without an end; or with the words on them. */
export function Slides({ heading, tone, options: { layout }, records }: LookProps<'slides'>) {
  const labels = useControlLabels();
  const isEndless = layout === 'wide';
  return (
    <LookSection heading={heading} tone={tone} bleeds>
      <Carousel label={heading} labels={labels} view="cards" speed={isEndless ? 1000 : 1500} loops={isEndless}>
        {records.map((record) =>
          layout === 'cover' ? <CoverSlide key={record.id} record={record} /> : <Slide key={record.id} record={record} layout={layout} />,
        )}
      </Carousel>
    </LookSection>
  );
}

function Slide({ record, layout }: { record: LookRecord<'slides'>; layout: 'tall' | 'wide' }) {
  return (
    <article className={styles['slide']} data-layout={layout}>
      <div className={styles['picture']}>
        <SlidePicture record={record} decorative={layout === 'wide'} />
      </div>
      <h3 className={styles['title']}>
        <TitleLink of={record} covers />
      </h3>
      <p className={styles['text']}>
        <FieldText of={record} field="text" />
      </p>
    </article>
  );
}
