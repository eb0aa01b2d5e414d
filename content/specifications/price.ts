import type { Currency, Money } from './define.ts';
import type { Specifications } from './kinds.ts';
import { isMoney } from './write.ts';

const PRICES: ReadonlySet<string> = new Set(['price-from-sa', 'price-from-ae', 'area-price-from-sa', 'area-price-from-ae']);

export type PriceCountry = 'sa' | 'ae';
export const CURRENCY_OF = { sa: 'SAR', ae: 'AED' } as const satisfies Record<PriceCountry, Currency>;

/** What a product costs at least in a country: as a whole, or a square metre of it. */
export type Price = Money & { of: 'product' | 'area' };

/** Of all that is known of a product, what it costs; nothing where no price is given. */
export function pricesIn(specifications: Specifications): Specifications | undefined {
  const prices = Object.entries(specifications).filter(([name]) => PRICES.has(name));
  return prices.length === 0 ? undefined : Object.fromEntries(prices);
}

/** Of one of the sizes offered, or of the cheapest where none is said. */
export function priceIn(specifications: Specifications, country: PriceCountry, size?: number): Price | undefined {
  const prices = (specifications[`price-from-${country}`] ?? []).filter(isMoney);
  const chosen = size === undefined ? undefined : (prices[size] ?? prices[0]);
  const whole = chosen ?? prices.toSorted((a, b) => a.amount - b.amount)[0];
  if (whole) return { ...whole, of: 'product' };
  const area = specifications[`area-price-from-${country}`]?.[0];
  return isMoney(area) ? { ...area, of: 'area' } : undefined;
}

/** Whether what it costs in a country is given in other money than the country's own. */
export function isForeignPrice(specifications: Specifications, country: PriceCountry, size?: number): boolean {
  const price = priceIn(specifications, country, size);
  return price !== undefined && price.currency !== CURRENCY_OF[country];
}
