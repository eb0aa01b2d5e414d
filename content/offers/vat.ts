import type { PriceCountry } from '../specifications/price.ts';
import type { Share } from './sums.ts';

export type VatRow = { country: string; percent: number | null; since: string };

const USUAL: Readonly<Record<PriceCountry, Share>> = { sa: 1500, ae: 500 };

/** What holds in a country on a day; a row without a day holds from the beginning. */
export function vatOn(rows: readonly VatRow[], country: PriceCountry, day: string): Share {
  const [latest] = rows
    .filter((row) => row.country === country && row.percent !== null && row.since <= day)
    .toSorted((a, b) => b.since.localeCompare(a.since));
  return latest ? Math.round((latest.percent ?? 0) * 100) : USUAL[country];
}
