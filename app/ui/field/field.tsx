import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame, type FrameLook, type Ties } from './field-frame.tsx';
import styles from './field.module.css';
import select from './select.module.css';

type Common = { label: ReactNode; error?: string | undefined; hint?: ReactNode };
type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>);

export const FIELD_LOOK: FrameLook = { field: styles['field'], label: styles['label'], hint: styles['hint'], error: styles['error'] };

/** One field of a form. `name` is what the server is sent. */
export function Field({ label, error, hint, ...control }: Common & Control & { name: string }) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={error} look={FIELD_LOOK}>
      {(ties) => draw(control, { ...ties, className: styles['control'] })}
    </FieldFrame>
  );
}

function draw(control: Control, ties: Ties & { className: string | undefined }) {
  if (control.as === 'textarea') {
    const { as: _, ...rest } = control;
    return <textarea rows={4} dir="auto" {...rest} {...ties} />;
  }
  if (control.as === 'select') {
    const { as: _, ...rest } = control;
    return <select {...rest} {...ties} className={`${styles['control']} ${select['select']}`} />;
  }
  const { as: _, ...rest } = control;
  return <input dir={rest.type === 'email' || rest.type === 'tel' || rest.type === 'url' ? 'ltr' : 'auto'} {...rest} {...ties} />;
}
