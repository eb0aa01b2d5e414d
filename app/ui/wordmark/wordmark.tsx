import styles from './wordmark.module.css';

/** The small cut of the mark, an eye of lamps whose pupil is the light, and the name beside it. Used while no logo is uploaded. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles['wordmark']}>
      <svg viewBox="0 0 40 24" aria-hidden="true" className={styles['mark']}>
        <circle cx="12" cy="4" r="2.2" />
        <circle cx="20" cy="4" r="2.2" />
        <circle cx="28" cy="4" r="2.2" />
        <circle cx="4" cy="12" r="1.8" />
        <circle cx="12" cy="12" r="2.7" />
        <circle cx="20" cy="12" r="5" className={styles['lamp']} />
        <circle cx="28" cy="12" r="2.7" />
        <circle cx="36" cy="12" r="1.8" />
        <circle cx="12" cy="20" r="2.2" />
        <circle cx="20" cy="20" r="2.2" />
        <circle cx="28" cy="20" r="2.2" />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
