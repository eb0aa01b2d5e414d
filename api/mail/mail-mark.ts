import { createElement as h, type ReactNode } from 'react';
import { AMBER, PAPER } from './mail-style.ts';

/** Diameters of the lamps of the one mark (app/ui/wordmark), an eye whose pupil is lit, row by row. */
const LAMPS = [
  [0, 5, 5, 5, 0],
  [4, 6, 10, 6, 4],
  [0, 5, 5, 5, 0],
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
        row.map((size, column) => lamp(size, index === 1 && column === 2, column)),
      ),
    ),
  );
}

function lamp(size: number, isLit: boolean, key: number): ReactNode {
  const style = {
    display: 'inline-block',
    width: size,
    height: size,
    margin: (CELL - size) / 2,
    borderRadius: '50%',
    background: isLit ? AMBER : PAPER,
  };
  return h('span', { key, style });
}
