import { LANGUAGES } from '#content/languages.ts';
import { LOCALES } from '#i18n/locales.ts';
import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { FieldView } from './views.ts';
import styles from './editor.module.css';

export function labelOf({ label, isRequired }: FieldView): string {
  return isRequired ? `${label} *` : label;
}

type PairProps = {
  field: FieldView;
  /** What the form calls it, without the language. */
  name: string;
  values: Readonly<Record<'en' | 'ar', unknown>>;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
};

/** English on the left, Arabic on the right, each in its own direction whatever the direction of the page. */
export function WordsPair({ field, name, values, errors, isNew }: PairProps) {
  const t = useWords();
  const Input = INPUTS[field.kind as keyof typeof INPUTS];
  return (
    <div className={styles['pair']} dir="ltr">
      {LANGUAGES.map((language) => (
        <div key={language} dir={LOCALES[language].dir} data-language={language} className={styles['side']}>
          <Input
            field={field}
            name={`${name}_${language}`}
            label={`${labelOf(field)} · ${t(`language.${language}`)}`}
            value={values[language]}
            error={errors[`${name}_${language}`] ?? errors[name]}
            language={language}
            isNew={isNew}
          />
          <p className={styles['missing']}>{t('content.missing')}</p>
        </div>
      ))}
    </div>
  );
}
