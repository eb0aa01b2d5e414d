import type { Filters } from '#content/catalogue/filters.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import type { Language } from '#content/languages.ts';
import { BitSet } from './bit-set.ts';
import type { ProductIndex } from './product-index.ts';

/** One order of many: from its first slot or from its last on. */
type Order = { slots: ArrayLike<number>; isReversed?: boolean };
type Wanted = Pick<Filters, 'sort' | 'country'> & { language: Language; found: readonly number[] | undefined };

/** One page of those that are left: first by what was asked, those that do not say it at the end, in the company's own order. */
export async function inOrder(index: ProductIndex, left: BitSet, wanted: Wanted, from: number, count: number): Promise<number[]> {
  const page: number[] = [];
  const given = new BitSet();
  let passed = 0;
  for (const { slots, isReversed } of await ordersOf(index, wanted)) {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[isReversed ? slots.length - 1 - at : at];
      if (slot === undefined || !left.has(slot) || given.has(slot)) continue;
      given.add(slot);
      passed += 1;
      if (passed > from) page.push(index.idOf(slot));
      if (page.length === count) return page;
    }
  }
  return page;
}

async function ordersOf(index: ProductIndex, { sort, country, language, found }: Wanted): Promise<Order[]> {
  const isReversed = sort.startsWith('-');
  const key = isReversed ? sort.slice(1) : sort;
  const own = { slots: index.order.slots };
  if (key === '') return [...(found ? [{ slots: found.flatMap((id) => index.slotOf(id) ?? []) }] : []), own];
  if (key === 'name') return [{ slots: (await index.names(language)).slots, isReversed }, own];
  // What has a price as a whole comes before what is sold by the square metre: their numbers do not compare.
  const keys = key === 'price' ? ['price', 'area-price'] : [key];
  const measures = keys.map((one) => measureNamed(one)).filter((one) => one !== undefined);
  const columns = await Promise.all(measures.map(({ kind }) => index.numbers(kind[country])));
  return [...columns.map(({ slots }) => ({ slots, isReversed })), own];
}
