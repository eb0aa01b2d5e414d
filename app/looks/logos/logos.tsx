import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { Marquee } from '#app/ui/marquee/marquee.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import styles from './logos.module.css';

/** Logos in a row without an end; one without its file is its name. */
export function Logos({ heading, tone, records }: LookProps<'logos'>) {
  const labels = useControlLabels();
  return (
    <LookSection heading={heading} tone={tone} size="m" bleeds>
      <Marquee label={heading} labels={labels}>
        {records.map((record) => (
          <Logo key={record.id} record={record} />
        ))}
      </Marquee>
    </LookSection>
  );
}

function Logo({ record: { title, picture } }: { record: LookRecord<'logos'> }) {
  const file = useFiles()(picture);
  if (!file) return <span>{title}</span>;
  return <img src={originalOf(file)} width={file.width} height={file.height} alt={title} loading="lazy" className={styles['logo']} />;
}
