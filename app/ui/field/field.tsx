import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Common = { label: ReactNode; error?: string | undefined; hint?: ReactNode };
type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>);

/** Label, control, hint and error, tied together for readers. `name` is what the server is sent. */
export function Field({ label, error, hint, ...control }: Common & Control & { name: string }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const ties = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described, className: styles['control'] };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {draw(control, ties)}
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

function draw(control: Control, ties: { id: string; className: string | undefined }) {
  if (control.as === 'textarea') {
    const { as: _, ...rest } = control;
    return <textarea rows={4} dir="auto" {...rest} {...ties} />;
  }
  if (control.as === 'select') {
    const { as: _, ...rest } = control;
    return <select {...rest} {...ties} />;
  }
  const { as: _, ...rest } = control;
  return <input dir={rest.type === 'email' || rest.type === 'tel' || rest.type === 'url' ? 'ltr' : 'auto'} {...rest} {...ties} />;
}
