import { Foreign } from '#app/ui/foreign/foreign.tsx';
import type { Figure } from './figure.ts';
import styles from './big-figure.module.css';

/** A number set large, with what it counts. `repeats` where the sentence beside it says the same: readers hear it once. */
export function BigFigure({ figure, repeats = false }: { figure: Figure; repeats?: boolean }) {
  return (
    <span className={styles['figure']} aria-hidden={repeats || undefined} data-long={figure.number.length > 7 || undefined}>
      <Foreign className={styles['number']}>{figure.number}</Foreign>
      {figure.unit && <span className={styles['unit']}> {figure.unit}</span>}
    </span>
  );
}
