import type { ReactNode } from 'react';
import { pairsOf } from '#content/known.ts';
import { DRAWINGS, type DrawingName } from '#content/drawings.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './sheet.module.css';

/** All drawings share one sheet, so that their lines and letters have one weight wherever they stand. */
export const SHEET = { width: 480, height: 270 } as const;

/** Words on the sheet; `x` runs along the line of the language. */
export type Label = { x: number; y: number; text: string; anchor?: 'start' | 'end'; tone?: 'accent' | 'soft'; isLarge?: boolean };

type SheetProps = {
  name: DrawingName;
  labels: readonly Label[];
  /** A scale of numbers runs the same way in every language. */
  keepsDirection?: boolean;
  /** Lines and boxes, composed from left to right. */
  children: ReactNode;
};

/** Shapes are mirrored for Arabic as a whole; words are placed, never mirrored. */
export function Sheet({ name, labels, keepsDirection = false, children }: SheetProps) {
  const language = useLanguage();
  const isMirrored = LOCALES[language].dir === 'rtl' && !keepsDirection;
  const at = (x: number) => (isMirrored ? SHEET.width - x : x);
  const said = [DRAWINGS[name][language], ...labels.map(({ text }) => text)].join(language === 'ar' ? '، ' : ', ');
  return (
    <div className={styles['sheet']} data-drawing={name}>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={said} {...(keepsDirection && { direction: 'ltr' })}>
        <g {...(isMirrored && { transform: `matrix(-1 0 0 1 ${SHEET.width} 0)` })}>{children}</g>
        {labels.map(({ x, y, text, anchor, tone, isLarge }, index) => (
          <text key={index} x={at(x)} y={y} textAnchor={anchor ?? 'middle'} data-tone={tone} data-large={isLarge || undefined}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

export function measure(from: readonly [number, number], to: readonly [number, number]): string {
  const [[x, y], [u, v]] = [from, to];
  const tick = x === u ? 'm-4 0h8' : 'm0 -4v8';
  return `M${x} ${y}${tick}M${x} ${y}L${u} ${v}M${u} ${v}${tick}`;
}

/** From the words at the end of the sheet to the part each names: a thin line that ends in a point on the part. */
export function Leaders({ parts, rows }: { parts: readonly (readonly [number, number])[]; rows: readonly number[] }) {
  return (
    <>
      <path
        className={styles['soft']}
        d={pairsOf(parts, rows)
          .map(([[x, y], row]) => `M${x} ${y}L296 ${row}`)
          .join('')}
      />
      {parts.map(([x, y]) => (
        <circle key={y} className={styles['dot']} cx={x} cy={y} r={2.4} />
      ))}
    </>
  );
}

/** A standing person of 1.70 m, by the feet. */
export function Person({ x, ground, scale }: { x: number; ground: number; scale: number }) {
  return (
    <g className={styles['person']} transform={`translate(${x} ${ground - 1700 * scale}) scale(${scale * 10})`}>
      <circle cx={26} cy={12} r={11} />
      <path d="M14 27h24q10 0 11 11l2 42q0 4-4 4t-4-4l-3-36v122q0 4-6 4t-6-4l-1-66h-2l-1 66q0 4-6 4t-6-4V44l-3 36q0 4-4 4t-4-4l2-42q1-11 11-11z" />
    </g>
  );
}
