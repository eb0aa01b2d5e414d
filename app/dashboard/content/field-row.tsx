import type { Document } from '#content/document.ts';
import { arabicNameOf } from '#content/languages.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { SpecificationsInput } from '#app/dashboard/inputs/specifications-input.tsx';
import { ArabicCopy } from './arabic-copy.tsx';
import { Locked } from './locked.tsx';
import { ListInput } from './list-input.tsx';
import { labelOf, TextPair } from './text-pair.tsx';
import type { FieldView, InputView } from './views.ts';
import styles from './editor.module.css';

type RowProps = {
  field: FieldView;
  document: Document;
  isNew: boolean;
  /** Beside words in each language it is said of a field that it is for both; in a form without words it goes without saying. */
  isBilingual: boolean;
  errors: Readonly<Record<string, string>>;
};

/** One field of a record: words in both languages side by side, everything else once. */
export function FieldRow({ field, document, isNew, isBilingual, errors }: RowProps) {
  const t = useTexts();
  const { shared, ...own } = document;
  if (field.slot === 'list') {
    const rows = { shared: shared[field.name], en: own.en[field.name], ar: own.ar[field.name] };
    return (
      <div>
        <ListInput field={field} rows={rows} errors={errors} isNew={isNew} />
        <p className={styles['shared']}>{t('draft.shared.rows')}</p>
      </div>
    );
  }
  if (field.kind === 'specifications')
    return (
      <Locked>
        <SpecificationsInput field={field} values={specificationsIn(shared[field.name])} errors={errors} />
        <p className={styles['shared']}>{t('draft.shared')}</p>
      </Locked>
    );
  if (field.slot === 'localized')
    return <TextPair field={field} name={field.name} values={valuesOf(field, own)} errors={errors} isNew={isNew} />;
  const Input = INPUTS[field.input];
  const common = { field, isNew, error: errors[field.name] };
  return (
    <Locked>
      <Input {...common} name={field.name} label={labelOf(field)} value={shared[field.name] ?? field.empty} />
      {isBilingual && <p className={styles['shared']}>{t('draft.shared')}</p>}
      {field.slot === 'file' && (
        <ArabicCopy
          field={field}
          name={arabicNameOf(field.name)}
          value={own.ar[field.name]}
          error={errors[arabicNameOf(field.name)]}
          isNew={isNew}
        />
      )}
    </Locked>
  );
}

function valuesOf(field: InputView, own: { en: Record<string, unknown>; ar: Record<string, unknown> }) {
  return { en: own.en[field.name] ?? field.empty, ar: own.ar[field.name] ?? field.empty };
}
