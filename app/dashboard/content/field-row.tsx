import { useWords } from '#app/dashboard/words.ts';
import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { ListInput } from './list-input.tsx';
import { labelOf, WordsPair } from './words-pair.tsx';
import type { FieldView, RecordView } from './views.ts';
import styles from './editor.module.css';

type RowProps = { field: FieldView; record: RecordView | undefined; errors: Readonly<Record<string, string>> };

/** One field of a record: words in both languages side by side, everything else once. */
export function FieldRow({ field, record, errors }: RowProps) {
  const isNew = record === undefined;
  const { shared, ...own } = record?.document ?? { shared: {}, en: {}, ar: {} };
  if (field.place === 'list') {
    const rows = { shared: shared[field.name], en: own.en[field.name], ar: own.ar[field.name] };
    return <ListInput field={field} rows={rows} errors={errors} isNew={isNew} />;
  }
  if (field.place === 'localized')
    return <WordsPair field={field} name={field.name} values={valuesOf(field, own)} errors={errors} isNew={isNew} />;
  const Input = INPUTS[field.kind as keyof typeof INPUTS];
  const common = { field, isNew, error: errors[field.name] };
  return (
    <>
      <Input {...common} name={field.name} label={labelOf(field)} value={shared[field.name] ?? field.empty} />
      {field.place === 'file' && <ArabicCopy field={field} value={own.ar[field.name]} error={errors[`${field.name}_ar`]} isNew={isNew} />}
    </>
  );
}

function valuesOf(field: FieldView, own: { en: Record<string, unknown>; ar: Record<string, unknown> }) {
  return { en: own.en[field.name] ?? field.empty, ar: own.ar[field.name] ?? field.empty };
}

/** Most pictures serve both languages; one with words in it needs a twin. */
function ArabicCopy({ field, value, error, isNew }: { field: FieldView; value: unknown; error: string | undefined; isNew: boolean }) {
  const t = useWords();
  const Input = INPUTS[field.kind as keyof typeof INPUTS];
  return (
    <details className={styles['copy']} open={Boolean(value) || Boolean(error)}>
      <summary>{t('content.file.arabic')}</summary>
      <Input
        field={field}
        name={`${field.name}_ar`}
        label={`${field.label} · ${t('language.ar')}`}
        value={value ?? ''}
        error={error}
        language="ar"
        isNew={isNew}
      />
    </details>
  );
}
