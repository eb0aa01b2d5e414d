import type { InputProps } from './input-props.ts';
import styles from './inputs.module.css';

/** Both states in words: a lone tick would not say what its absence means. */
export function FlagInput({ field: { options, help }, name, label, value, error }: InputProps) {
  return (
    <fieldset className={styles['group']} data-invalid={error ? true : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['states']}>
        {options.map(([state, optionLabel]) => (
          <label key={state} className={styles['state']}>
            <input type="radio" name={name} value={state} defaultChecked={String(value) === state} />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
      {help && <p className={styles['hint']}>{help}</p>}
      {error && <p className={styles['error']}>{error}</p>}
    </fieldset>
  );
}
