import { type ComponentProps, useId } from 'react';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import { FieldFrame } from './field-frame.tsx';
import select from '#app/ui/field/select.module.css';
import styles from './field-frame.module.css';

type Common = { label: string; hint?: string | undefined; error?: string | undefined };

export function TextField({ label, hint, error, ...input }: Common & ComponentProps<'input'> & { name: string }) {
  const id = useId();
  const first = useFirstProblem(input.name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => <input type="text" className={styles['control']} {...first} {...input} {...ties} />}
    </FieldFrame>
  );
}

export function TextArea({ label, hint, error, ...input }: Common & ComponentProps<'textarea'> & { name: string }) {
  const id = useId();
  const first = useFirstProblem(input.name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => <textarea rows={4} className={styles['control']} {...first} {...input} {...ties} />}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  options,
  ...input
}: Common & ComponentProps<'select'> & { name: string; options: readonly (readonly [string, string])[] }) {
  const id = useId();
  const first = useFirstProblem(input.name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <select className={`${styles['control']} ${select['select']}`} {...first} {...input} {...ties}>
          {options.map(([value, optionLabel]) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
