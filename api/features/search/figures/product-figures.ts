import { amountIn } from '#content/advisor/money.ts';
import { isOneOf, namesOf } from '#content/known.ts';
import type { SpecificationPart } from '#content/specifications/define.ts';
import type { SpecificationName, Specifications } from '#content/specifications/kinds.ts';
import { isMoney } from '#content/specifications/write.ts';
import { type Column, COLUMNS, UNIT_OF } from './columns.ts';
import { figureTerm } from './read-figures.ts';

/** One figure of a product, from and to; the same number where it is no range. */
export type ColumnValue = { column: Column; low: number; high: number };

const METRES: ReadonlySet<SpecificationName> = new Set(['viewing-distance']);
const FIRST: ReadonlySet<SpecificationName> = new Set([
  'sizes',
  'pixel-pitch',
  'resolution',
  'brightness',
  'refresh',
  'cabinet',
  'price-from-sa',
]);
const SIDES: Readonly<Partial<Record<SpecificationName, readonly Column[]>>> = {
  'picture-size': ['width', 'height'],
  body: ['width', 'height', 'depth'],
  cabinet: ['cabinet-width', 'cabinet-height', 'depth'],
  resolution: ['pixels-across', 'pixels-up'],
};
/** By how much each figure counts: what buyers name first, everything else, one side of something. */
const WEIGHT = { first: 15, other: 10, side: 6, rounded: 9, bareFirst: 8, bare: 3 } as const;

/** The figures of a product: terms that name one exactly, and numbers that bounds are compared with. */
export function productFigures(specifications: Specifications): { terms: Map<string, number>; values: ColumnValue[] } {
  const terms = new Map<string, number>();
  const values: ColumnValue[] = [];
  const add = (term: string, weight: number) => void ((terms.get(term) ?? 0) < weight && terms.set(term, weight));
  for (const name of namesOf(specifications))
    for (const part of specifications[name] ?? []) {
      const weight = FIRST.has(name) ? WEIGHT.first : WEIGHT.other;
      for (const value of columnValues(name, part)) values.push(value);
      const unit = UNIT_OF[name];
      if (isMoney(part)) {
        add(String(part.amount), WEIGHT.bare);
        add(figureTerm([part.amount], part.currency === 'SAR' ? 'sar' : 'aed'), weight);
      } else if (typeof part === 'string') addCode(part, add);
      else if (typeof part === 'number') {
        const value = METRES.has(name) ? part * 1000 : part;
        add(figureTerm([value], unit), weight);
        add(String(part), FIRST.has(name) ? WEIGHT.bareFirst : WEIGHT.bare);
        if (name === 'pixel-pitch')
          for (const one of rounded(value)) for (const own of ['mm', 'pitch'] as const) add(figureTerm([one], own), WEIGHT.rounded);
      } else if (name in SIDES || name === 'cabinet-pixels')
        addSides(part, weight, (side) => add(figureTerm([side], unit), WEIGHT.side), add);
      else for (const end of part) add(figureTerm([end], unit), WEIGHT.side);
    }
  return { terms, values };
}

/** Adds the sides of a product as one term, in either order and also without the depth. */
function addSides(
  sides: readonly number[],
  weight: number,
  addSide: (side: number) => void,
  add: (term: string, weight: number) => void,
): void {
  const [width = 0, height = 0] = sides;
  add(figureTerm(sides, undefined), weight);
  add(figureTerm([width, height], undefined), weight);
  add(figureTerm([height, width], undefined), weight - 3);
  for (const side of sides) addSide(side);
  // 337.5 is typed as 337 or 338.
  if (!sides.every(Number.isInteger))
    for (const whole of [Math.floor, Math.round]) add(figureTerm([whole(width), whole(height)], undefined), weight - 1);
}

function addCode(part: string, add: (term: string, weight: number) => void): void {
  const [, code, number] = /^(IP|IK)(\d+)$/.exec(part) ?? [];
  if (code) add(figureTerm([Number(number)], code === 'IP' ? 'ip' : 'ik'), WEIGHT.first);
}

/** 3.906 is sold as P3.9 and P3.91, 1.5625 as P1.5, P1.56 and P1.6. */
function rounded(pitch: number): Set<number> {
  const found = new Set([pitch]);
  for (const times of [10, 100, 1000]) {
    found.add(Math.round(pitch * times) / times);
    found.add(Math.floor(pitch * times) / times);
  }
  return found;
}

function columnValues(name: SpecificationName, part: SpecificationPart): ColumnValue[] {
  if (isMoney(part)) {
    // A price is compared in its country's own currency, whatever it is said in.
    const of = name.startsWith('area-') ? 'area-price' : 'price';
    const currency = name.endsWith('-sa') ? 'SAR' : 'AED';
    const amount = amountIn(currency, part);
    return [{ column: currency === 'SAR' ? `${of}-sar` : `${of}-aed`, low: amount, high: amount }];
  }
  if (typeof part === 'string') {
    const number = Number(/^(?:IP|IK)(\d+)$/.exec(part)?.[1]);
    return isColumn(name) && !Number.isNaN(number) ? [{ column: name, low: number, high: number }] : [];
  }
  const sides = SIDES[name];
  if (sides && typeof part === 'object')
    return part.flatMap((side, at) => (sides[at] ? [{ column: sides[at], low: side, high: side }] : []));
  if (!isColumn(name)) return [];
  const ends = typeof part === 'number' ? [part, part] : part;
  const times = METRES.has(name) ? 1000 : 1;
  const [low = 0] = ends;
  return [{ column: name, low: low * times, high: (ends.at(-1) ?? low) * times }];
}

function isColumn(name: string): name is Column {
  return isOneOf(COLUMNS, name);
}
