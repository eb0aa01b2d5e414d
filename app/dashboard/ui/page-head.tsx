import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The top of every screen: what this is, where it shows, and what can be done here. */
export function PageHead({
  title,
  lead,
  media,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  media?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles['head']}>
      {media && <div className={styles['media']}>{media}</div>}
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        {lead && <div className={styles['lead']}>{lead}</div>}
      </div>
      {children && <div className={styles['actions']}>{children}</div>}
    </header>
  );
}
