import type { ShortlistItem } from '../shortlist.ts';
import type { Specifications } from '../specifications/kinds.ts';
import type { PriceCountry } from '../specifications/price.ts';
import { figuresOf, isConverted, listPrice, type Figures } from './list-price.ts';
import { sumsOf, type Minor, type Share, type Sums } from './sums.ts';

export type EstimateLine = Figures & { unit_price: Minor | undefined; sum: Minor | undefined };
export type Estimate = Figures & {
  lines: readonly EstimateLine[];
  sums: Sums;
  /** Some of it has no price yet, because no size was chosen or none is given: the total is of the others. */
  isPart: boolean;
  /** Some price is given in the money of the other country and was reckoned by the fixed rates. */
  isConverted: boolean;
};

type Wanted = { listed: ShortlistItem; specifications: Specifications };

/** What a list costs at least and needs, by the figures of the data. */
export function estimateOf(list: readonly Wanted[], country: PriceCountry, vat: Share): Estimate {
  const lines = list.map(({ listed, specifications }): EstimateLine => {
    const price = listPrice(specifications, country, listed);
    const { area, weight, power } = figuresOf(specifications, listed);
    const times = (value: number | undefined) => (value === undefined ? undefined : value * listed.quantity);
    return { unit_price: price, sum: times(price), area: times(area), weight: times(weight), power: times(power) };
  });
  const priced = list.flatMap(({ listed }, index) => {
    const price = lines[index]?.unit_price;
    return price === undefined ? [] : [{ quantity: listed.quantity, unit_price: price, discount: 0 }];
  });
  return {
    lines,
    sums: sumsOf(priced, 0, vat),
    isPart: priced.length < list.length,
    isConverted: list.some(({ listed, specifications }) => isConverted(specifications, country, listed)),
    area: total(lines, 'area'),
    weight: total(lines, 'weight'),
    power: total(lines, 'power'),
  };
}

/** Only where it is known of all of them: half a weight is no weight. */
function total(lines: readonly EstimateLine[], figure: keyof Figures): number | undefined {
  const known = lines.flatMap((line) => line[figure] ?? []);
  return known.length === lines.length && lines.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined;
}
