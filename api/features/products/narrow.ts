import { CHOICE_NAMES } from '#content/catalogue/choices.ts';
import type { Bounds, Filters } from '#content/catalogue/filters.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import { isOneOf } from '#content/known.ts';
import type { Language } from '#content/languages.ts';
import { BitSet } from './bit-set.ts';
import type { Branch, Families } from './families.ts';
import type { ProductIndex } from './product-index.ts';

/** What a list is narrowed by: each filter by its key, and those it leaves. */
export type Narrowed = { all: BitSet; parts: ReadonlyMap<string, BitSet> };

type Parts = { index: ProductIndex; families: Families; language: Language; found: ArrayLike<number> | undefined };

/** `found`: what the words of a search found. */
export async function narrow({ index, families, language, found }: Parts, { bounds, choices, country }: Filters): Promise<Narrowed> {
  const parts = new Map<string, BitSet>();
  if (found) parts.set('q', index.slotsOf(found));
  for (const [key, options] of choices) {
    if (isOneOf(CHOICE_NAMES, key)) parts.set(key, (await index.words(key)).ofAny(options));
    else parts.set(key, index.slotsOf(productsOf(key === 'family' ? families.family : families.category, options)));
  }
  for (const [key, own] of bounds) parts.set(key, await withinBounds(index, key, own, country));
  return { all: index.seen[language], parts };
}

async function withinBounds(index: ProductIndex, key: string, bounds: Bounds, country: Filters['country']): Promise<BitSet> {
  const measure = measureNamed(key);
  return measure ? (await index.numbers(measure.kind[country])).between(bounds, measure) : new BitSet();
}

function productsOf(branches: readonly Branch[], ids: readonly string[]): number[] {
  return branches.filter(({ id }) => ids.includes(String(id))).flatMap(({ products }) => products);
}

/** What is left of all of them; `without` one of the filters, to see what its options would leave. */
export function leftOf({ all, parts }: Narrowed, without?: string): BitSet {
  const left = all.copy();
  for (const [key, part] of parts) if (key !== without) left.meet(part);
  return left;
}
