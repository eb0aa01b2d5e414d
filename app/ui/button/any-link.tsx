import type { ComponentProps } from 'react';

/** An address from the link builder. Pages of the site open in place, outside addresses beside it, files and mail as the browser likes. */
export function AnyLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const isOutside = /^https?:/i.test(to);
  return (
    <a href={to} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
    </a>
  );
}
