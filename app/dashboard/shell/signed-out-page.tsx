import type { ReactNode } from 'react';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import { LanguageSwitch } from '#app/dashboard/shell/language-switch.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/shell/login.module.css';

/** A page in front of the sign-in, in the same frame. */
export function SignedOutPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <main className={styles['page']} data-tone="light">
      <title>{`${title} · ${t('shell.title')}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['card']}>
        <div className={styles['top']}>
          <Wordmark name="" />
          <LanguageSwitch />
        </div>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
