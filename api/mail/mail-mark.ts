import { createElement as h, type ReactNode } from 'react';
import { AMBER, PAPER } from './mail-style.ts';

/** Diameters of the lamps in the drawn mark (app/ui/wordmark), row by row; the last one is lit. */
const LAMPS = [
  [3, 4, 5],
  [4, 6, 7],
  [5, 7, 8],
] as const;
const CELL = 10;

/** The mark without a picture: nothing to load, nothing to block, nothing to attach. */
export function mailMark(): ReactNode {
  return h(
    'span',
    { 'aria-hidden': true, dir: 'ltr', style: { display: 'inline-block', verticalAlign: 'middle', fontSize: 0, lineHeight: 0 } },
    LAMPS.map((row, index) =>
      h(
        'span',
        { key: index, style: { display: 'block', height: CELL } },
        row.map((size, place) => lamp(size, index === 2 && place === 2, place)),
      ),
    ),
  );
}

function lamp(size: number, isLit: boolean, key: number): ReactNode {
  const around = (CELL - size) / 2;
  const style = {
    display: 'inline-block',
    width: size,
    height: size,
    margin: around,
    borderRadius: '50%',
    background: isLit ? AMBER : PAPER,
    opacity: isLit ? 1 : 0.35 + size / 12,
  };
  return h('span', { key, style });
}
