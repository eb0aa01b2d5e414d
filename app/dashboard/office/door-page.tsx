import type { ReactNode } from 'react';
import { useWords } from '#app/dashboard/words.ts';
import styles from '#app/dashboard/shell/login.module.css';

/** A page in front of the sign-in, in the same frame. */
export function DoorPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useWords();
  return (
    <main className={styles['page']} data-tone="light">
      <title>{`${title} · ${t('shell.title')}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['card']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
