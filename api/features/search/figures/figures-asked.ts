import { attributeIn, unitOf } from './attributes.ts';
import { type Figure, readFigures } from './read-figures.ts';
import { spellTyped } from './spell-figures.ts';
import type { Unit } from './units.ts';

const LEAST_PRICE = 500;
/** A bare number takes the unit of the word it follows: "brightness 8000", «سطوع 8000». */
const BEFORE = /(?:^|\s)(\p{L}+(?:\s+\p{L}+)?)\s*(?:of|is|:|=|هو)?\s*$/u;
const AFTER = /^\s*(?:pixel\s+)?(\p{L}+)/u;
/** Where a name stands before its number ("board 65 weight"), only what cannot be a name's number. */
const PLAUSIBLE: Readonly<Partial<Record<Unit, (value: number) => boolean>>> = {
  pitch: (value) => value < 20,
  nit: (value) => value >= 200,
  hz: (value) => value >= 50,
  ':1': (value) => value >= 500,
};

/** The figures of a folded query; each stands in the text as \ue000 its number \ue001. */
export function figuresAsked(folded: string): { text: string; figures: Figure[] } {
  const spelt = spellTyped(folded);
  const figures = readFigures(spelt);
  let text = '';
  let at = 0;
  for (const [number, figure] of figures.entries()) {
    const [before, after] = [spelt.slice(at, figure.at), spelt.slice(figure.end, figures[number + 1]?.at ?? spelt.length)];
    const [only, other] = figure.values;
    const isBare = figure.unit === undefined && other === undefined;
    const told = isBare && only !== undefined ? unitTold(before, after, only) : undefined;
    if (told) figure.unit = told;
    text += `${before}\ue000${number}\ue001`;
    at = figure.end;
  }
  return { text: text + spelt.slice(at), figures };
}

function unitTold(before: string, after: string, value: number): Unit | undefined {
  const nearest = attributeIn(BEFORE.exec(before)?.[1] ?? '');
  // "pixel pitch smaller than": smaller alone would be a size.
  const first = nearest === 'size' ? attributeIn(before) : nearest;
  const unit = first && unitOf(first);
  if (unit && (unit !== 'sar' || value >= LEAST_PRICE)) return unit;
  const second = attributeIn(AFTER.exec(after)?.[1] ?? '');
  const other = second && unitOf(second);
  return other && PLAUSIBLE[other]?.(value) ? other : undefined;
}
