import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import type { InputProps } from './input-props.ts';
import styles from './inputs.module.css';

/** Both states in words: a lone tick would not say what its absence means. */
export function FlagInput({ field: { options, help }, name, label, value, error }: InputProps) {
  const first = useFirstProblem(name);
  return (
    <fieldset className={styles['group']} data-invalid={error ? true : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['states']}>
        {options.map(([state, optionLabel], index) => (
          <label key={state} className={styles['state']}>
            <input type="radio" name={name} value={state} defaultChecked={String(value) === state} {...(index === 0 && first)} />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
      {help && <p className={styles['hint']}>{help}</p>}
      {error && <p className={styles['error']}>{error}</p>}
    </fieldset>
  );
}
