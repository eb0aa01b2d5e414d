import { latinNumber } from '#content/digits.ts';
import { isSame, type ShortlistItem, MOST_LISTED, MOST_PIECES, readShortlist } from '#content/shortlist.ts';

/** The rows of the form: `id-0`, `size-0` and `quantity-0`, and so on, read as an address would be; equal rows are one of both numbers. */
export function listIn(value: (name: string) => string): ShortlistItem[] {
  const list: ShortlistItem[] = [];
  for (let row = 0; row < MOST_LISTED; row += 1) {
    const size = value(`size-${row}`);
    const [listed] = readShortlist(`${value(`id-${row}`)}${size && `-${size}`}x${quantityIn(value(`quantity-${row}`))}`);
    const same = listed && list.find((one) => isSame(one, listed));
    if (same) same.quantity = Math.min(same.quantity + listed.quantity, MOST_PIECES);
    else if (listed) list.push(listed);
  }
  return list;
}

/** "٢", "2 pieces": at least one, because whoever wants none removes the row. */
export function quantityIn(text: string): number {
  return Math.min(Math.max(numberIn(text) || 1, 1), MOST_PIECES);
}

export function isTooMany(text: string): boolean {
  return numberIn(text) > MOST_PIECES;
}

function numberIn(text: string): number {
  return Number.parseInt(latinNumber(text).trim(), 10);
}
