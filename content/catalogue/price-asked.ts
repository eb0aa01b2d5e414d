import { reckonedIn } from '../advisor/money.ts';
import { CURRENCY_OF, type Price, type PriceCountry } from '../specifications/price.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { isMoney } from '../specifications/write.ts';
import type { Filters } from './filters.ts';

/** The price that a list is narrowed or ordered by, in the words of the product and in the money of the country. */
export type PriceAsked = Price & { reckoned: number; country: PriceCountry; size?: number };

const OF = { price: 'product', 'area-price': 'area' } as const;

/** Of several sizes the cheapest that is asked for, or the dearest where those come first; nothing where no price is asked about, or none is given. */
export function priceAsked(specifications: Specifications, { bounds, sort, country }: Filters): PriceAsked | undefined {
  for (const key of ['price', 'area-price'] as const) {
    if (!bounds.has(key) && sort.replace('-', '') !== key) continue;
    const { min = -Infinity, max = Infinity } = bounds.get(key) ?? {};
    const prices = (specifications[`${key}-from-${country}`] ?? []).filter(isMoney);
    const fitting = prices
      .map((price, index) => ({ price, index, reckoned: reckonedIn(CURRENCY_OF[country], price) }))
      .filter(({ reckoned }) => reckoned >= min && reckoned <= max)
      .toSorted((one, other) => one.reckoned - other.reckoned);
    const shown = fitting.at(sort === `-${key}` ? -1 : 0);
    if (!shown) continue;
    const { price, index, reckoned } = shown;
    const size = prices.length > 1 ? specifications.sizes?.[index] : undefined;
    return { ...price, of: OF[key], reckoned, country, ...(typeof size === 'number' && { size }) };
  }
  return undefined;
}
