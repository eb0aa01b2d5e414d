import type { ReactNode } from 'react';
import styles from './dot-matrix.module.css';

type DotRevealProps = { first?: boolean; className?: string | undefined; children: ReactNode };

/** Its content lights up lamp by lamp: at once on the first screen, otherwise when it is scrolled to. Without scripts it is simply there. */
export function DotReveal({ first = false, className = '', children }: DotRevealProps) {
  return (
    <div className={`${styles['reveal']} ${className}`} data-reveal={first ? 'lit' : undefined} data-enhance={first ? undefined : 'reveal'}>
      {children}
    </div>
  );
}
