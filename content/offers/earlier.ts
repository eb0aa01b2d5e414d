import { isDay } from '../fields/date.ts';
import type { PriceCountry } from '../specifications/price.ts';
import type { Minor } from './sums.ts';

/** In letters: the day, the country, a total, and a price for each of as many products as a list holds. */
export const MOST_EARLIER = 200;

/** When an estimate was made and what it said, as its address holds it: `20261117-sa-4183200-2400000.710000`. */
export type Earlier = {
  day: string;
  country: PriceCountry;
  total: Minor;
  /** The price of each in the order of the list, where it had one. */
  prices: readonly (Minor | undefined)[];
};

export function readEarlier(text: string): Earlier | undefined {
  const [, year, month, day, country, total, prices] =
    /^(\d{4})(\d\d)(\d\d)-(sa|ae)-(\d{1,15})(?:-((?:\d{0,13}\.){0,11}\d{0,13}))?$/.exec(text) ?? [];
  const made = `${year}-${month}-${day}`;
  if ((country !== 'sa' && country !== 'ae') || !isDay(made)) return undefined;
  const each = (prices?.split('.') ?? []).map((price) => (price === '' ? undefined : Number(price)));
  return { day: made, country, total: Number(total), prices: each };
}

export function writeEarlier({ day, country, total, prices }: Earlier): string {
  return `${day.replaceAll('-', '')}-${country}-${total}-${prices.map((price) => price ?? '').join('.')}`;
}
