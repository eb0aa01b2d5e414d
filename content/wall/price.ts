import type { Currency } from '../specifications/define.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { partFor } from '../specifications/values.ts';
import { isMoney } from '../specifications/write.ts';

export type PriceLines = { perArea: number; net: number; vat: number; gross: number; currency: Currency };

/** Of so many square metres, without and with VAT (a share): in whole hundredths, each line rounded half away from zero, then added. */
export function priceOfArea(specifications: Specifications, country: 'sa' | 'ae', area: number, vat: number): PriceLines | undefined {
  const price = partFor(specifications, `area-price-from-${country}`);
  if (!isMoney(price)) return undefined;
  const net = hundredths(price.amount * area);
  const tax = hundredths((net / 100) * vat);
  return { perArea: price.amount, net: net / 100, vat: tax / 100, gross: (net + tax) / 100, currency: price.currency };
}

/** The little more than nothing takes back what binary fractions lose: 8.505 × 8,700 is 73,993.5. */
function hundredths(amount: number): number {
  return Math.round(amount * 100 * (1 + Number.EPSILON));
}
