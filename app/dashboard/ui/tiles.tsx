import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tiles.module.css';

export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles['tiles']}>{children}</ul>;
}

export function Tile({ to, title, text, count }: { to: string; title: string; text: string; count?: number }) {
  return (
    <li>
      <Link to={to} className={styles['tile']}>
        <strong>{title}</strong>
        <span>{text}</span>
        {count !== undefined && <b>{count}</b>}
      </Link>
    </li>
  );
}
