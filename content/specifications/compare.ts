import type { Language } from '../languages.ts';
import { GROUPS, type SpecificationGroup, type SpecificationKind, type SpecificationValue } from './define.ts';
import { SPECIFICATIONS, type SpecificationName, type Specifications } from './kinds.ts';
import { groupNames } from './table.ts';
import { isMoney, writeSpecification } from './write.ts';

/** An empty text where a product says nothing about it. */
export type ComparedCell = { text: string; isBest: boolean };
export type ComparedRow = {
  name: SpecificationName;
  label: string;
  country: SpecificationKind['country'];
  better: SpecificationKind['better'];
  isDifferent: boolean;
  cells: readonly ComparedCell[];
};
export type ComparedGroup = { group: SpecificationGroup; label: string; rows: readonly ComparedRow[] };

export const MOST_COMPARED = 4;

/** The same rows for all products, in the order of the model: everything that at least `among` of them carry. */
export function compareSpecifications(all: readonly Specifications[], language: Language, among = 1): ComparedGroup[] {
  const isShared = (name: SpecificationName) => all.filter((one) => one[name] !== undefined).length >= among;
  return groupNames(isShared).map(({ group, names }) => ({
    group,
    label: GROUPS[group][language],
    rows: names.map((name) => rowOf(name, all, language)),
  }));
}

function rowOf(name: SpecificationName, all: readonly Specifications[], language: Language): ComparedRow {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  const values = all.map((one) => one[name]);
  const texts = values.map((value) => (value ? writeSpecification(kind, value, language) : ''));
  const best = bestOf(kind, values);
  return {
    name,
    label: kind.label[language],
    country: kind.country,
    better: kind.better,
    isDifferent: new Set(texts).size > 1,
    cells: texts.map((text, index) => ({ text, isBest: best.includes(index) })),
  };
}

/** Which of them a buyer would rather have; none where all are alike, alone, or told in different money. */
function bestOf({ better }: SpecificationKind, values: readonly (SpecificationValue | undefined)[]): number[] {
  const currencies = new Set(values.flatMap((value) => value ?? []).flatMap((part) => (isMoney(part) ? [part.currency] : [])));
  if (!better || currencies.size > 1) return [];
  const choose = better === 'higher' ? Math.max : Math.min;
  const figures = values.map((value) => (value ? choose(...value.map(figureOf)) : undefined));
  const known = figures.flatMap((figure) => (figure !== undefined && Number.isFinite(figure) ? [figure] : []));
  const best = choose(...known);
  if (known.length < 2 || known.every((figure) => figure === best)) return [];
  return figures.flatMap((figure, index) => (figure === best ? [index] : []));
}

function figureOf(part: SpecificationValue[number]): number {
  return isMoney(part) ? part.amount : Number(part);
}
