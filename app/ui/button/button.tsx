import type { ComponentProps, ReactNode } from 'react';
import { AnyLink } from './any-link.tsx';
import base from './base.module.css';
import styles from './button.module.css';

/** `light` is the one luminous action of a screen; `line` everything else; `words` a link that moves its arrow. */
type Look = 'light' | 'line' | 'words';
/** `isBusy` keeps the focus where it is, which `disabled` drops; whoever listens ignores further presses. */
type Busy = { isBusy?: boolean };
type Shared = { look?: Look; icon?: ReactNode; children: ReactNode };

export function Button({
  look = 'line',
  icon,
  children,
  className = '',
  type = 'button',
  isBusy = false,
  ...rest
}: Shared & Busy & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      className={`${base['base']} ${styles['button']} ${className}`}
      data-look={look}
      {...rest}
    >
      <span>{children}</span>
      {icon}
    </button>
  );
}

/** `to` is a finished address from the link builder. */
export function LinkButton({
  to,
  look = 'line',
  icon,
  children,
  className = '',
  ...rest
}: Shared & { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <AnyLink to={to} className={`${base['base']} ${styles['button']} ${className}`} data-look={look} {...rest}>
      <span>{children}</span>
      {icon}
    </AnyLink>
  );
}
