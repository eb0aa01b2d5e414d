import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { InputView } from './views.ts';
import styles from './editor.module.css';

type CopyProps = { field: InputView; name: string; value: unknown; error: string | undefined; isNew: boolean };

/** Most pictures serve both languages; one with words in it needs a twin. Of a record as of a row. */
export function ArabicCopy({ field, name, value, error, isNew }: CopyProps) {
  const t = useTexts();
  const Input = INPUTS[field.input];
  return (
    <details className={styles['copy']} open={Boolean(value) || Boolean(error)}>
      <summary>{t('content.file.arabic')}</summary>
      <Input
        field={field}
        name={name}
        label={`${field.label} · ${t('language.ar')}`}
        value={value ?? ''}
        error={error}
        language="ar"
        isNew={isNew}
      />
    </details>
  );
}
