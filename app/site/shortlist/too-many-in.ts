import { latinNumber } from '#content/digits.ts';
import { MOST_LISTED } from '#content/shortlist.ts';
import { isTooMany } from './list-rows.ts';

/** The rows that ask for more than a list takes, as an address would. */
export function tooManyIn(value: (name: string) => string): string[] {
  return Array.from({ length: MOST_LISTED }, (_, row) => row).flatMap((row) => {
    const [quantity, size] = [value(`quantity-${row}`), value(`size-${row}`)];
    return isTooMany(quantity) ? [encodeURIComponent(`${value(`id-${row}`)}${size && `-${size}`}x${latinNumber(quantity)}`)] : [];
  });
}
