import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export type Ties = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean;
  children: (ties: Ties) => ReactNode;
};

/** Label, control, hint and error, tied together for readers. */
export function FieldFrame({ id, label, hint, error, isLabelHidden = false, children }: FrameProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
