import type { Language } from '../languages.ts';

type Spot = { x: number; y: number; size: number };

const MEASURE = /^([\d.,× ]+) (\p{L}+)$/u;
/** How wide a digit, a sign between digits, a letter of a unit and the space before it are, of the size of the letters. */
const WIDTHS = { digit: 0.58, sign: 0.27, letter: 0.64, space: 0.32 };

/** The typesetter lays words of drawings out from the left whatever they are: in Arabic the unit is put left of its figure by itself. */
export function drawnText(text: string, { x, y, size }: Spot, look: string, language: Language): string {
  const draw = (text: string, at: number, anchor: 'start' | 'middle' | 'end') =>
    `<text ${look} font-size="${size}" x="${at}" y="${y}" text-anchor="${anchor}">${text}</text>`;
  const [, figure, unit] = (language === 'ar' && MEASURE.exec(text)) || [];
  if (figure === undefined || unit === undefined || !/\p{Script=Arabic}/u.test(unit)) return draw(text, x, 'middle');
  const digits = figure.replaceAll(/[^\d×]/g, '').length;
  const wide = digits * WIDTHS.digit + (figure.length - digits) * WIDTHS.sign;
  const half = (size * (wide + WIDTHS.space + unit.length * WIDTHS.letter)) / 2;
  return draw(figure, x + half, 'end') + draw(unit, x - half, 'start');
}
