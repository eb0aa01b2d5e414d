import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ShowcaseCard } from './showcase-card.tsx';
import styles from './showcase.module.css';

const SIZES = { two: '(min-width: 48rem) 55vw, 92vw', three: '(min-width: 48rem) 31vw, 92vw' } as const;
const LARGE = 2;

/** Pictures with their names in a row of three; or two large ones, and below them every record by its name. */
export function Showcase({ heading, tone, options: { layout }, texts, records }: LookProps<'showcase'>) {
  const cards = layout === 'two' ? records.slice(0, LARGE) : records;
  return (
    <LookSection heading={heading} tone={tone}>
      <ul className={styles['cards']} data-layout={layout}>
        {cards.map((record) => (
          <li key={record.id}>
            <ShowcaseCard record={record} sizes={SIZES[layout]} />
          </li>
        ))}
      </ul>
      {cards.length < records.length && <All label={texts.all || heading} records={records} />}
    </LookSection>
  );
}

function All({ label, records }: { label: string; records: readonly LookRecord<'showcase'>[] }) {
  return (
    <nav aria-label={label} className={styles['all']}>
      <h3>{label}</h3>
      <ol>
        {records.map((record) => (
          <li key={record.id}>{record.link && <Name record={record} to={record.link.to} />}</li>
        ))}
      </ol>
    </nav>
  );
}

function Name({ record, to }: { record: LookRecord<'showcase'>; to: string }) {
  return (
    <AnyLink to={to}>
      <span className={styles['name']}>
        <FieldText of={record} field="title" />
      </span>
      <span className={styles['beside']}>
        <FieldText of={record} field="overline" />
      </span>
      <Icon name="arrow-right" flips />
    </AnyLink>
  );
}
