import { useId } from 'react';
import styles from './dot-matrix.module.css';
import { GLYPH_HEIGHT, litLamps } from './glyphs.ts';

/** A model code or a number as an LED wall would show it: lit lamps on dark ones. Latin letters, digits and a few signs. */
export function DotMatrix({ text, className = '' }: { text: string; className?: string | undefined }) {
  const id = useId();
  const { lamps, columns } = litLamps(text);
  const path = lamps.map(([x, y]) => `M${x + 0.14} ${y + 0.5}a.36.36 0 1 0 .72 0a.36.36 0 1 0-.72 0`).join('');
  return (
    <svg role="img" aria-label={text} viewBox={`0 0 ${columns} ${GLYPH_HEIGHT}`} className={`${styles['matrix']} ${className}`}>
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx=".5" cy=".5" r=".36" />
      </pattern>
      <rect width={columns} height={GLYPH_HEIGHT} fill={`url(#${id})`} className={styles['dark']} />
      <path d={path} className={styles['lit']} />
    </svg>
  );
}
