const NUMBER = String.raw`[±−]?\d(?:[\d.,]*\d)?(?:\s*[×:/–]\s*\d(?:[\d.,]*\d)?)*[°%]?`;
const CODE = String.raw`[A-Z]{1,3}\d[\w.]*|\d{1,2}[A-Z]`;
const LEADING = new RegExp(`^(${NUMBER}|${CODE})(?=\\s|$)\\s*(.*)$`, 'u');

export type Figure = { number: string; unit: string };

/** "600 cd/m²" is a number to be set large and what it counts; a title that does not begin with one stays a title. */
export function leadingFigure(title: string): Figure | undefined {
  const [, number, unit] = LEADING.exec(title.trim()) ?? [];
  return number === undefined ? undefined : { number, unit: unit ?? '' };
}

/** A figure as an editor typed it: what is no number is set large as it stands. */
export function typedFigure(typed: string): Figure | undefined {
  return typed === '' ? undefined : (leadingFigure(typed) ?? { number: typed, unit: '' });
}
