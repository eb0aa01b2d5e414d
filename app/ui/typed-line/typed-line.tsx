import { useEffect, useState } from 'react';
import styles from './typed-line.module.css';
import { typing } from './typing.ts';

/** Sentences typed and wiped one after another. Readers, search engines and people who want no motion get them whole. */
export function TypedLine({ lines }: { lines: readonly string[] }) {
  const [shown, setShown] = useState<string | undefined>(undefined);

  useEffect(() => {
    if (lines.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const steps = typing(lines);
    const next = () => {
      const step = steps.next().value;
      setShown(step.text);
      timer = setTimeout(next, step.wait);
    };
    next();
    return () => clearTimeout(timer);
  }, [lines]);

  return (
    <span className={styles['line']}>
      <span className={styles['room']}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={styles['typed']} aria-hidden="true">
        {shown ?? lines[0]}
        {shown !== undefined && <span className={styles['caret']} />}
      </span>
    </span>
  );
}
