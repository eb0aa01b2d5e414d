import { writeSize } from '#content/offered-size.ts';
import type { ShortlistItem } from '#content/shortlist.ts';
import type { Translate } from '#app/page/texts.ts';

export type ListedProduct = { product_id: number; product: string; size?: string; quantity: number };
type Named = { id: number; name: string };

/** With their names, as the inquiry tells them; what is no longer there is left out. */
export function listedProducts(list: readonly ShortlistItem[], products: readonly Named[], t: Translate): ListedProduct[] {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return list.flatMap((item) => {
    const product = names.get(item.id);
    const size = sizeOf(item, t);
    return product === undefined ? [] : [{ product_id: item.id, product, ...(size && { size }), quantity: item.quantity }];
  });
}

/** `70″`, `6 × 4 cabinets`. */
export function sizeOf({ size, wall }: Pick<ShortlistItem, 'size' | 'wall'>, t: Translate): string {
  if (!wall) return writeSize(String(size ?? ''));
  return t('site.shortlist.cabinets', { columns: wall[0], rows: wall[1] });
}

const NAMED = 2;

/** For the subject: the first names, and how many more. */
export function namesOf(listed: readonly ListedProduct[]): string {
  const names = [...new Set(listed.map(({ product }) => product))];
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '');
}

export function writeListed({ product, size, quantity }: ListedProduct): string {
  return [[product, size].filter(Boolean).join(', '), `× ${quantity}`].join(' ');
}
