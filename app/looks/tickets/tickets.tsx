import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './tickets.module.css';

export function Tickets({ heading, tone, records }: LookProps<'tickets'>) {
  const labels = useControlLabels();
  return (
    <LookSection heading={heading} tone={tone} bleeds>
      <Carousel label={heading} labels={labels} view="cards" speed={1500}>
        {records.map((record) => (
          <Ticket key={record.id} record={record} />
        ))}
      </Carousel>
    </LookSection>
  );
}

function Ticket({ record }: { record: LookRecord<'tickets'> }) {
  const file = useFiles()(record.picture);
  return (
    <article className={styles['ticket']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <FieldText of={record} field="title" />
        </h3>
        <p className={styles['text']}>
          <FieldText of={record} field="text" />
        </p>
      </div>
      <div className={styles['stub']}>
        {file && (
          <span className={styles['icon']}>
            <Picture file={file} sizes="96px" cover={file.width !== file.height} decorative />
          </span>
        )}
        <ReadMore of={record} />
      </div>
    </article>
  );
}
