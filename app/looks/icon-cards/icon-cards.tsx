import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './icon-cards.module.css';

export function IconCards({ heading, tone, records }: LookProps<'icon-cards'>) {
  const labels = useControlLabels();
  return (
    <LookSection heading={heading} tone={tone} bleeds>
      <Carousel label={heading} labels={labels} view="four" speed={1500}>
        {records.map((record) => (
          <Card key={record.id} record={record} />
        ))}
      </Carousel>
    </LookSection>
  );
}

function Card({ record }: { record: LookRecord<'icon-cards'> }) {
  return (
    <article className={styles['card']}>
      {record.icon && <Icon svg={record.icon} className={styles['icon']} />}
      <h3 className={styles['title']}>
        <TitleLink of={record} covers />
      </h3>
      <p className={styles['text']}>
        <FieldText of={record} field="text" />
      </p>
      {record.link && <Icon name="chevron-right" flips className={styles['chevron']} />}
    </article>
  );
}
