import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Person } from './person.tsx';
import styles from './people.module.css';

/** Portraits in a grid, or in two rows to turn through: those of group 0, then everybody else. */
export function People({ heading, tone, options: { layout }, texts, records }: LookProps<'people'>) {
  const isFirst = ({ group }: LookRecord<'people'>) => group === '0';
  if (layout === 'grid') {
    return (
      <LookSection heading={heading} tone={tone}>
        <ul className={styles['grid']}>
          {records.map((record) => (
            <li key={record.id}>
              <Person record={record} sizes="(min-width: 48rem) 22vw, 44vw" />
            </li>
          ))}
        </ul>
      </LookSection>
    );
  }
  return (
    <LookSection heading={heading} tone={tone} bleeds>
      <div className={styles['groups']}>
        <Group label={texts.first || heading} records={records.filter(isFirst)} />
        <Group label={texts.others || heading} records={records.filter((record) => !isFirst(record))} />
      </div>
    </LookSection>
  );
}

function Group({ label, records }: { label: string; records: readonly LookRecord<'people'>[] }) {
  const labels = useControlLabels();
  if (records.length === 0) return null;
  return (
    <Carousel label={label} labels={labels} view="staff" speed={1500}>
      {records.map((record) => (
        <Person key={record.id} record={record} sizes="(min-width: 48rem) 10rem, 7rem" />
      ))}
    </Carousel>
  );
}
