import { formsOf } from '../analyse.ts';
import type { Synonyms } from '../synonyms.ts';
import type { Wanted } from '../wanted.ts';
import { columnsFor } from './columns-for.ts';
import { type Figure, figureTerm } from './read-figures.ts';

/** Codes stand in names, too: P2.5, IP65. */
const CODES: Readonly<Record<string, string>> = { pitch: 'p', ip: 'ip', ik: 'ik' };

export function wantedFigure(figure: Figure, isLast: boolean, synonyms: Synonyms): Wanted {
  const { values, unit } = figure;
  const [value] = values;
  const isBare = unit === undefined && values.length === 1;
  const code = unit && CODES[unit];
  const word = isBare ? String(values[0]) : code ? `${code}${values[0]}` : '';
  const forms = [...(isBare ? [] : [figureTerm(values, unit)]), ...(word ? formsOf(word, synonyms) : [])];
  return {
    forms,
    word,
    phrases: [],
    joined: [],
    isLast: isLast && code !== undefined,
    isNumber: true,
    isNotSold: false,
    synonyms,
    ...((unit !== undefined || isPitch(figure)) &&
      values.length === 1 &&
      value !== undefined &&
      unit !== 'ip' && { near: { columns: columnsFor(figure, undefined), value } }),
  };
}

/** "3.91" alone: only pitches are told by a tenth and a hundredth. */
function isPitch({ unit, values: [value = 0], decimals }: Figure): boolean {
  return unit === undefined && decimals > 0 && value < 10;
}
