import type { ReactNode } from 'react';

export type Ties = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (ties: Ties) => ReactNode;
};

export type FrameLook = Readonly<Record<'field' | 'label' | 'hint' | 'error', string | undefined>>;

/** Label, control, hint and error, tied together for readers; `look` names their classes. */
export function FieldFrame({ id, label, hint, error, look, children }: FrameProps & { look: FrameLook }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={look.field}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <p id={`${id}-hint`} className={look.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={look.error}>
          {error}
        </p>
      )}
    </div>
  );
}
