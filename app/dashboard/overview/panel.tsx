import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './overview.module.css';

type PanelProps = { title: string; isWide?: boolean; more?: { label: string; to: string }; children: ReactNode };

export function Panel({ title, isWide = false, more, children }: PanelProps) {
  const language = useLanguage();
  return (
    <section className={styles['panel']} data-wide={isWide || undefined} aria-label={title}>
      <div className={styles['panelTop']}>
        <h2>{title}</h2>
        {more && <Link to={inLanguage(more.to, language)}>{more.label}</Link>}
      </div>
      {children}
    </section>
  );
}
