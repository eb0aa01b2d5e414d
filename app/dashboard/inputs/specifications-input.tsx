import { useId } from 'react';
import { namesOf } from '#content/known.ts';
import { GROUPS, type SpecificationGroup, type SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { unitName } from '#content/specifications/write.ts';
import { useLanguage } from '#app/page/texts.ts';
import type { FieldView } from '#app/dashboard/content/views.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { SpecificationValueInput } from './specification-value-input.tsx';
import styles from './specifications-input.module.css';

type InputProps = { field: FieldView; values: Specifications; errors: Readonly<Record<string, string>> };

/** A compact table of everything that can be said about a product; groups without a value stay folded. */
export function SpecificationsInput({ field, values, errors }: InputProps) {
  const t = useTexts();
  const language = useLanguage();
  const problem = errors[field.name];
  return (
    <fieldset className={styles['table']} data-invalid={problem ? true : undefined}>
      <legend>{field.label}</legend>
      <p className={styles['help']}>{t('specifications.help')}</p>
      {namesOf(GROUPS).map((group) => {
        const names = namesIn(group);
        const filled = names.filter((name) => values[name]).length;
        const isWrong = names.some((name) => errors[`${field.name}.${name}`]);
        return (
          <details key={group} open={filled > 0 || isWrong} className={styles['group']}>
            <summary>
              {GROUPS[group][language]} <span>{t('specifications.filled', { filled, all: names.length })}</span>
            </summary>
            <div className={styles['rows']}>
              {names.map((name) => (
                <Row key={name} name={name} field={field.name} values={values} error={errors[`${field.name}.${name}`]} />
              ))}
            </div>
          </details>
        );
      })}
      {problem && (
        <p className={styles['error']} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function namesIn(group: SpecificationGroup): SpecificationName[] {
  return SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].group === group);
}

type RowProps = { name: SpecificationName; field: string; values: Specifications; error: string | undefined };

function Row({ name, field, values, error }: RowProps) {
  const id = useId();
  const language = useLanguage();
  const kind: SpecificationKind = SPECIFICATIONS[name];
  const value = values[name] ?? [];
  return (
    <div className={styles['row']}>
      <span id={`${id}-label`}>{kind.label[language]}</span>
      <SpecificationValueInput name={`${field}.${name}`} kind={kind} value={value} error={error} labelledBy={`${id}-label`} />
      <span className={styles['unit']}>{unitName(kind, language)}</span>
    </div>
  );
}
