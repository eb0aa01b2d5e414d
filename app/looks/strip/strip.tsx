import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useFiles } from '#app/page/files.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './strip.module.css';

/** Where one can go from here, each with a small picture. A long strip scrolls. */
export function Strip({ heading, records }: Pick<LookProps<'strip'>, 'heading' | 'records'>) {
  return (
    <nav aria-label={heading} className={styles['strip']}>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <StripItem record={record} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripItem({ record }: { record: LookRecord<'strip'> }) {
  const file = useFiles()(record.picture);
  const inside = (
    <>
      <span className={styles['icon']}>{file && <Picture file={file} sizes="72px" cover decorative />}</span>
      <span className={styles['title']}>
        <FieldText of={record} field="title" />
        {record.link?.prices && <PriceFrom specifications={record.link.prices} as="span" />}
      </span>
    </>
  );
  if (!record.link) return <span className={styles['item']}>{inside}</span>;
  return (
    <AnyLink to={record.link.to} className={styles['item']}>
      {inside}
    </AnyLink>
  );
}
