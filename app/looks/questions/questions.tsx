import type { LookProps } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { useFiles } from '#app/page/files.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './questions.module.css';

export function Questions({ heading, tone, records }: LookProps<'questions'>) {
  const file = useFiles();
  const pictures = records.flatMap(({ id, picture }) => {
    const found = file(picture);
    return found ? [{ id, file: found }] : [];
  });
  return (
    <LookSection heading={heading} tone={tone}>
      <div className={styles['questions']} data-follows-accordion>
        {pictures.length > 0 && (
          <div className={styles['pictures']}>
            {pictures.map((picture) => (
              <div
                key={picture.id}
                className={styles['picture']}
                data-of-item={picture.id}
                data-shown={picture.id === records[0]?.id ? '' : undefined}
              >
                <Picture file={picture.file} sizes="(min-width: 64rem) 38vw, 92vw" cover decorative />
              </div>
            ))}
          </div>
        )}
        <Accordion
          items={records.map((record) => ({
            id: record.id,
            title: <FieldText of={record} field="title" />,
            name: record.title,
            body: (
              <p>
                <FieldText of={record} field="text" />
              </p>
            ),
          }))}
        />
      </div>
    </LookSection>
  );
}
