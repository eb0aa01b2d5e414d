import styles from './typed-line.module.css';

/** Sentences typed and wiped one after another, see enhance-typed-line.ts. Readers, search engines and people who want no motion get them whole. */
export function TypedLine({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles['line']} data-enhance="typed-line">
      <span className={styles['room']}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={styles['typed']} aria-hidden="true">
        <span data-typed>{lines[0]}</span>
        <span className={styles['caret']} />
      </span>
    </span>
  );
}
