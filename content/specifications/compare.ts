import type { Language } from '../languages.ts';
import { GROUPS, type SpecificationGroup, type SpecificationKind, type SpecificationValue } from './define.ts';
import { SPECIFICATIONS, type SpecificationName, type Specifications } from './kinds.ts';
import { asItStands } from './standing.ts';
import { groupNames } from './table.ts';
import { UNITS } from './units.ts';
import { numberFor, sidesFor } from './values.ts';
import { isMoney, writeSpecification } from './write.ts';

/** An empty text where a product says nothing about it, or where there is nothing to say: a wall of any size has no weight. */
export type ComparedCell = { text: string; isBest: boolean; isApplicable: boolean };
export type ComparedRow = {
  name: SpecificationName | 'area-weight';
  label: string;
  country: SpecificationKind['country'];
  better: SpecificationKind['better'];
  isDifferent: boolean;
  /** Told in different money, so that the smaller number may be the dearer one. */
  isMixed: boolean;
  cells: readonly ComparedCell[];
};
export type ComparedGroup = { group: SpecificationGroup; label: string; rows: readonly ComparedRow[] };

export const MOST_COMPARED = 5;

/** The same rows for all products, in the order of the model: everything that at least `among` of them carry. */
export function compareSpecifications(given: readonly Specifications[], language: Language, among = 1): ComparedGroup[] {
  const all = given.map(asItStands);
  const isShared = (name: SpecificationName) => all.filter((one) => one[name] !== undefined).length >= among;
  return groupNames(isShared).map(({ group, names }) => ({
    group,
    label: GROUPS[group][language],
    rows: names.flatMap((name) => [rowOf(name, all, language), ...(name === 'cabinet-weight' ? areaWeight(all, language) : [])]),
  }));
}

/** Cabinets differ in size; what they weigh is comparable for a square metre. */
const AREA_WEIGHT: SpecificationKind = {
  group: 'build',
  label: { en: 'Weight of a square metre', ar: 'وزن المتر المربع' },
  value: 'number',
  unit: UNITS.kilogramPerArea,
  better: 'lower',
};

function areaWeight(all: readonly Specifications[], language: Language): ComparedRow[] {
  const values = all.map((one): SpecificationValue | undefined => {
    const [wide, high] = sidesFor(one, 'cabinet') ?? [];
    const weight = numberFor(one, 'cabinet-weight');
    return wide && high && weight !== undefined ? [Math.round((weight / wide / high) * 1e7) / 10] : undefined;
  });
  return [comparedRow('area-weight', AREA_WEIGHT, values, all, language)];
}

function rowOf(name: SpecificationName, all: readonly Specifications[], language: Language): ComparedRow {
  return comparedRow(
    name,
    SPECIFICATIONS[name],
    all.map((one) => one[name]),
    all,
    language,
  );
}

function comparedRow(
  name: ComparedRow['name'],
  kind: SpecificationKind,
  values: readonly (SpecificationValue | undefined)[],
  all: readonly Specifications[],
  language: Language,
): ComparedRow {
  const texts = values.map((value) => (value ? writeSpecification(kind, value, language) : ''));
  const isMixed = currenciesOf(values).size > 1;
  const best = isMixed || (OF_WHOLE.has(name) && areOfOtherSize(all)) ? [] : bestOf(kind, values);
  return {
    name,
    label: kind.label[language],
    country: kind.country,
    better: kind.better,
    isDifferent: new Set(texts).size > 1,
    isMixed,
    cells: texts.map((text, index) => ({ text, isBest: best.includes(index), isApplicable: isApplicable(name, all[index] ?? {}) })),
  };
}

function currenciesOf(values: readonly (SpecificationValue | undefined)[]): ReadonlySet<string> {
  return new Set(values.flatMap((value) => value ?? []).flatMap((part) => (isMoney(part) ? [part.currency] : [])));
}

/** Which of them a buyer would rather have; none where all are alike or alone. */
function bestOf({ better }: SpecificationKind, values: readonly (SpecificationValue | undefined)[]): number[] {
  if (!better) return [];
  const sign = better === 'higher' ? 1 : -1;
  const ranges = values.map((value) => {
    const figures = (value ?? []).map((part) => sign * figureOf(part)).filter(Number.isFinite);
    return figures.length > 0 ? { least: Math.min(...figures), most: Math.max(...figures) } : undefined;
  });
  const known = ranges.filter((range) => range !== undefined);
  if (known.length < 2) return [];
  const best = Math.max(...known.map(({ least }) => least));
  const beaten = known.filter(({ most }) => most < best);
  // Whole ranges must be apart: of two products in several sizes neither is the lighter one if some of their sizes overlap.
  const first = ranges.flatMap((range, index) => (range && range.least === best ? [index] : []));
  return beaten.length === known.length - first.length &&
    beaten.length > 0 &&
    first.every((index) => isOneValue(ranges[index], first.length))
    ? first
    : [];
}

/** Several can share the best only where each of them has the one value. */
function isOneValue(range: { least: number; most: number } | undefined, sharing: number): boolean {
  return range !== undefined && (sharing === 1 || range.least === range.most);
}

const OF_CABINETS: ReadonlySet<string> = new Set([
  'cabinet',
  'cabinet-pixels',
  'cabinet-weight',
  'half-cabinet',
  'area-weight',
  'area-power-greatest',
  'area-power-average',
  'area-price-from-sa',
  'area-price-from-ae',
]);
const OF_WHOLE: ReadonlySet<string> = new Set([
  'sizes',
  'picture-size',
  'resolution',
  'body',
  'weight',
  'power-greatest',
  'power-average',
  'price-from-sa',
  'price-from-ae',
]);

/** Who says nothing of these has none: no screen bends, lets light through or comes in halves without saying so. */
const SAID_WHERE_THERE: ReadonlySet<string> = new Set([
  'bending-radius',
  'transparency',
  'half-cabinet',
  'pixel-pitch',
  'pixel-pitch-vertical',
]);

/** What is built of cabinets has no size of its own, and what comes whole no cabinets; who has no touch has no points of it. */
function isApplicable(name: ComparedRow['name'], product: Specifications): boolean {
  const isWall = product.cabinet !== undefined;
  if (name === 'touch-points') return !isWall && product.touch?.[0] !== 'none';
  if (name === 'touch') return !isWall;
  if (SAID_WHERE_THERE.has(name)) return name !== 'area-weight' && product[name] !== undefined;
  return isWall ? !OF_WHOLE.has(name) : !OF_CABINETS.has(name);
}

/** Areas of pictures that differ by no more than this are one size: 85 and 86 inch. */
const ONE_SIZE = 1.1;

/** The smaller of two screens is the lighter and the cheaper one: that says nothing of the product. */
function areOfOtherSize(all: readonly Specifications[]): boolean {
  const areas = all.flatMap((one) => (one['picture-size'] ?? []).map(areaOf));
  return areas.length > 0 && Math.max(...areas) > ONE_SIZE * Math.min(...areas);
}

function areaOf(sides: SpecificationValue[number]): number {
  const [width = 0, height = 0] = [sides].flat().map(Number);
  return width * height;
}

function figureOf(part: SpecificationValue[number]): number {
  return isMoney(part) ? part.amount : Number(part);
}
