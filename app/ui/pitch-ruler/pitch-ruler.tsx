import { useId } from 'react';
import styles from './pitch-ruler.module.css';

type PitchRulerProps = {
  /** Pixel pitches in millimetres, such as 1.2 and 10. */
  pitches: readonly number[];
  /** Says for readers what is drawn. */
  label: string;
  /** `band` is one low row across the page, `block` tall strips with large names. */
  shape?: 'block' | 'band';
};

/** Whole rows of the coarsest pitch. */
const STRIP_MM = { block: 30, band: 10 } as const;

/** Pixel pitches side by side to scale with each other. A CSS millimetre is not a millimetre of every screen, so nothing more is claimed. */
export function PitchRuler({ pitches, label, shape = 'block' }: PitchRulerProps) {
  const id = useId();
  return (
    <div role="img" aria-label={label} className={styles['ruler']} data-shape={shape}>
      {pitches.map((pitch) => (
        <div key={pitch} className={styles['strip']}>
          <svg className={styles['dots']} data-step={`${pitch}mm`} height={`${STRIP_MM[shape]}mm`} aria-hidden="true">
            <pattern id={`${id}-${pitch}`} width={`${pitch}mm`} height={`${pitch}mm`} patternUnits="userSpaceOnUse">
              <circle cx={`${pitch / 2}mm`} cy={`${pitch / 2}mm`} r={`${Math.min(pitch * 0.36, 1.5)}mm`} />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#${id}-${pitch})`} />
          </svg>
          <span className={styles['name']} dir="ltr">
            P{pitch}
          </span>
        </div>
      ))}
    </div>
  );
}
