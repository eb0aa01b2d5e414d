import type { ReactNode } from 'react';
import { usePageFacts } from '#app/page/page-facts.ts';

/** A link of the bar or the menu; the one to the page one is on says so. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} aria-current={usePageFacts().pathname === to ? 'page' : undefined}>
      {children}
    </a>
  );
}
