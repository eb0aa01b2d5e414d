import type { SpecificationKind } from '../specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName } from '../specifications/kinds.ts';
import type { PriceCountry } from '../specifications/price.ts';

/** Which of the numbers of a value: the first, where a range ends or how high something is, how deep it is. */
export type ValuePart = 'number' | 'second' | 'third';
/** Something that can be asked for from one number to another: `{key}_min` and `{key}_max`. */
export type Measure = {
  key: string;
  /** The kind it is read from; prices have one in each country. */
  kind: Readonly<Record<PriceCountry, SpecificationName>>;
  min: ValuePart;
  max: ValuePart;
  /** The value reaches from `min` to `max`, and whoever asks wants all of it. */
  covers: boolean;
};

const SIDES = [
  ['width', 'number'],
  ['height', 'second'],
  ['depth', 'third'],
] as const;

/** Every number a product can carry: each side of a size is one, and what it costs depends on the country. */
export const MEASURES: readonly Measure[] = [
  ...SPECIFICATION_NAMES.flatMap((name): Measure[] => measuresOf(name)),
  ...(['price', 'area-price'] as const).map((key) => one(key, { sa: `${key}-from-sa`, ae: `${key}-from-ae` })),
];

const byKey = new Map(MEASURES.map((measure) => [measure.key, measure]));

export function measureNamed(key: string): Measure | undefined {
  return byKey.get(key);
}

function measuresOf(name: SpecificationName): Measure[] {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  const own = { sa: name, ae: name };
  if (kind.value === 'number' || kind.value === 'money') return [one(name, own)];
  if (kind.value === 'range') return [{ key: name, kind: own, min: 'number', max: 'second', covers: kind.asked === 'covers' }];
  if (kind.value === 'size') return SIDES.slice(0, kind.sides).map(([side, part]) => one(`${name}-${side}`, own, part));
  return [];
}

function one(key: string, kind: Measure['kind'], part: ValuePart = 'number'): Measure {
  return { key, kind, min: part, max: part, covers: false };
}
