import type { ReactNode } from 'react';

/** A run that reads left to right in both languages: a phone number, an e-mail address, a model code, a size. */
export function Foreign({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
