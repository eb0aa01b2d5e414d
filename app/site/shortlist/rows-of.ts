import { asOffered } from '#content/as-offered.ts';
import type { ShortlistItem } from '#content/shortlist.ts';
import type { ShortlistRow } from './load-shortlist.server.ts';

export function rowsOf(list: readonly ShortlistItem[], shown: readonly ShortlistRow[]): ShortlistRow[] {
  const byId = new Map(shown.map((row) => [row.product.id, row]));
  return list.flatMap((item, position) => {
    const row = byId.get(item.id);
    return row ? [{ ...row, position, listed: asOffered(item, row.product.specifications) }] : [];
  });
}
