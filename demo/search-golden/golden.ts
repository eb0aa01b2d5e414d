import type { Language } from '#content/document.ts';

/** What visitors type, and what should stand first: any of these. The first five should hold nothing better than these. */
type Golden = readonly [query: string, wanted: string];
export type GoldenSet = Readonly<Record<Language, readonly Golden[]>>;

/** Queries that want the same. */
export const asked = (wanted: string, queries: string): Golden[] => queries.split('|').map((query) => [query, wanted]);

/** `15` is a product, `c4` a category, `s9` a sub-category, `j1` a project, `a2` an article, `g1` a page, `d15` a product's spec sheet. */
export function keysIn(list: string): string[] {
  const kinds: Record<string, string> = {
    c: 'category/',
    s: 'sub-category/',
    j: 'project/',
    a: 'article/',
    g: 'page/',
    d: 'document/products.specsheet.',
  };
  return list.split(' ').map((one) => (/^\d/.test(one) ? `product/${one}` : `${kinds[one[0]!]}${one.slice(1)}`));
}

/** Of those that were wanted, how many of the first five are: all, where fewer are wanted. */
export function judge(wanted: readonly string[], found: readonly string[]): { recall: number; isFirst: boolean } {
  const hits = found.slice(0, 5).filter((key) => wanted.includes(key)).length;
  return { recall: hits / Math.min(5, wanted.length), isFirst: wanted.includes(found[0] ?? '') };
}
