import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

/** `light` is the one luminous action of a screen; `line` everything else; `words` a link that moves its arrow. */
type Look = 'light' | 'line' | 'words';
type Shared = { look?: Look; icon?: ReactNode; children: ReactNode };

export function Button({ look = 'line', icon, children, className = '', type = 'button', ...rest }: Shared & ComponentProps<'button'>) {
  return (
    <button type={type} className={`${styles['button']} ${className}`} data-look={look} {...rest}>
      <span>{children}</span>
      {icon}
    </button>
  );
}

/** `to` is a finished address from the link builder; outside addresses open beside the site. */
export function LinkButton({
  to,
  look = 'line',
  icon,
  children,
  className = '',
  ...rest
}: Shared & { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const attributes = { className: `${styles['button']} ${className}`, 'data-look': look, ...rest };
  const inside = (
    <>
      <span>{children}</span>
      {icon}
    </>
  );
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...attributes}>
        {inside}
      </a>
    );
  }
  if (!to.startsWith('/') || to.startsWith('/uploads/')) {
    return (
      <a href={to} {...attributes}>
        {inside}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" {...attributes}>
      {inside}
    </Link>
  );
}
