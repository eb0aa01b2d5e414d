import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './field.module.css';

/** Always in the page, also while empty: readers only announce changes of a region they already know. */
export function FormStatus({ kind, children }: { kind: 'ok' | 'error'; children?: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles['status']} data-kind={kind}>
      {children && (
        <p>
          <Icon name={kind === 'ok' ? 'check2' : 'exclamation-circle'} />
          {children}
        </p>
      )}
    </div>
  );
}
