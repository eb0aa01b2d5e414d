import { useId } from 'react';
import type { SpecificationKind, SpecificationValue } from '#content/specifications/define.ts';
import { typeSpecification } from '#content/specifications/parse.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import select from '#app/ui/field/select.module.css';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import { OrderedChoices } from './ordered-choices.tsx';
import styles from './specifications-input.module.css';

type InputProps = {
  name: string;
  kind: SpecificationKind;
  value: SpecificationValue;
  error: string | undefined;
  labelledBy: string;
};

export function SpecificationValueInput({ name, kind, value, error, labelledBy }: InputProps) {
  const id = useId();
  const t = useTexts();
  const language = useLanguage();
  const ties = {
    'aria-labelledby': labelledBy,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    ...useFirstProblem(name),
  } as const;
  return (
    <div className={styles['value']}>
      {kind.value !== 'choice' && (
        <input
          type="text"
          name={name}
          dir="ltr"
          defaultValue={typeSpecification(kind, value)}
          placeholder={placeholderOf(kind)}
          className={frame['control']}
          {...ties}
        />
      )}
      {kind.value === 'choice' && !kind.many && (
        <select name={name} defaultValue={String(value[0] ?? '')} className={`${frame['control']} ${select['select']}`} {...ties}>
          <option value="">{t('content.no-choice')}</option>
          {Object.entries(kind.options).map(([option, optionLabel]) => (
            <option key={option} value={option}>
              {optionLabel[language]}
            </option>
          ))}
        </select>
      )}
      {kind.value === 'choice' && kind.many && <OrderedChoices name={name} options={kind.options} value={value.map(String)} {...ties} />}
      {error && (
        <p id={id} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Shows how a value is typed. */
function placeholderOf(kind: SpecificationKind): string {
  const one = {
    number: '0',
    range: '0 – 45',
    size: kind.value === 'size' && kind.sides === 2 ? '0 × 0' : '0 × 0 × 0',
    name: '',
    money: kind.country === 'ae' ? '0 AED' : '0 SAR',
  };
  if (kind.value === 'choice' || kind.value === 'name') return kind.many ? '… / …' : '';
  return kind.many ? `${one[kind.value]} / …` : one[kind.value];
}
