import styles from './wordmark.module.css';

/** The drawn mark: a row of lamps waking up, and the name beside it. Used while no logo is uploaded. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles['wordmark']}>
      <svg viewBox="0 0 26 26" aria-hidden="true" className={styles['mark']}>
        <circle cx="4" cy="4" r="1.3" opacity=".35" />
        <circle cx="13" cy="4" r="1.9" opacity=".6" />
        <circle cx="22" cy="4" r="2.6" opacity=".85" />
        <circle cx="4" cy="13" r="1.9" opacity=".6" />
        <circle cx="13" cy="13" r="2.9" />
        <circle cx="22" cy="13" r="3.6" />
        <circle cx="4" cy="22" r="2.6" opacity=".85" />
        <circle cx="13" cy="22" r="3.6" />
        <circle cx="22" cy="22" r="4" className={styles['lamp']} />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
