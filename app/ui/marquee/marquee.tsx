import { Children, type ReactNode } from 'react';
import { PauseButton } from '#app/ui/pause-button/pause-button.tsx';
import styles from './marquee.module.css';

const ENOUGH = 10;

/** A row without an end: the list stands there twice and moves by half. Few items are repeated until the row is full. */
export function Marquee({ label, labels, children }: { label: string; labels: { pause: string; play: string }; children: ReactNode }) {
  const items = Children.toArray(children);
  if (items.length === 0) return null;
  const repeats = Math.max(1, Math.ceil(ENOUGH / items.length));
  return (
    <div className={styles['marquee']} data-enhance="marquee">
      <div className={styles['row']}>
        {[0, 1].map((half) => (
          <div key={half} className={styles['half']} aria-hidden={half === 1 || undefined}>
            {Array.from({ length: repeats }, (_, round) => (
              <ul key={round} className={styles['list']} aria-label={round === 0 ? label : undefined} aria-hidden={round > 0 || undefined}>
                {items.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
      <div className={styles['control']} data-needs-scripts>
        <PauseButton labels={labels} />
      </div>
    </div>
  );
}
