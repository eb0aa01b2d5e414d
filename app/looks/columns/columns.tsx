import type { LookProps } from '#app/looks/look-props.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { CloserLook } from './closer-look.tsx';
import { Column } from './column.tsx';
import styles from './columns.module.css';

/** Product cards as columns of one table: the same fact stands at the same height in each. */
export function Columns({ heading, tone, records }: LookProps<'columns'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={styles['columns']} data-four={records.length === 4 || undefined}>
        {records.map((record) => (
          <li key={record.id} className={styles['column']}>
            <Column record={record} />
          </li>
        ))}
      </ul>
      {records.map((record) => (
        <CloserLook key={record.id} record={record} />
      ))}
    </LookSection>
  );
}
