import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useFiles } from '#app/page/files.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage } from '#app/page/texts.ts';
import { DotMatrix } from '#app/ui/dot-matrix/dot-matrix.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './steps.module.css';

/** The steps of something, numbered in lamps. All of them lead to one page. */
export function Steps({ heading, tone, options, records }: LookProps<'steps'>) {
  const to = pagePath(options.to, useLanguage());
  return (
    <LookSection heading={heading} tone={tone}>
      <ol className={styles['grid']}>
        {records.map((record, index) => (
          <li key={record.id}>
            <Step record={record} number={index + 1} to={to} />
          </li>
        ))}
      </ol>
    </LookSection>
  );
}

function Step({ record, number, to }: { record: LookRecord<'steps'>; number: number; to: string }) {
  const file = useFiles()(record.picture);
  return (
    <article className={styles['step']}>
      <div className={styles['picture']}>
        {file && <Picture file={file} sizes="(min-width: 48rem) 45vw, 92vw" cover decorative />}
        <DotMatrix text={String(number)} className={styles['number']} />
      </div>
      <h3 className={styles['title']}>
        <TitleLink of={{ ...record, link: { to, isOutside: false, isOwn: false } }} covers />
      </h3>
      <p className={styles['text']}>
        <FieldText of={record} field="text" />
      </p>
    </article>
  );
}
