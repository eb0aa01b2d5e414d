import { tableOf } from '../known.ts';
import type { QueryKind } from '../query-kind.ts';
import { FILTER_KEYS } from './filter-keys.ts';

/** More addresses than any memory: only the plain one is kept. Apart from other pages', as no browser needs the model of specifications. */
export const PRODUCTS_QUERY: Readonly<Record<string, QueryKind>> = tableOf(FILTER_KEYS, () => 'filter');

/** What letters and advertisements add to an address for those who count clicks. */
const COUNTS_CLICKS = /^_|^(?:utm|mc|hsa|pk|mtm|gad|vero)_|clid$|^(?:ref|source|igsh|si|wbraid|gbraid)$/;
const NAME = /^[a-z][a-z-]{0,30}(?:_(?:min|max))?$/;
const MOST_UNKNOWN = 3;

/** The keys of the list, and a few that were meant to be one: somebody who mistypes a filter is told that it was left out. */
export function productsQuery(query: string): Readonly<Record<string, QueryKind>> {
  const unknown = [...new Set(new URLSearchParams(query).keys())].filter(
    (name) => NAME.test(name) && !COUNTS_CLICKS.test(name) && !Object.hasOwn(PRODUCTS_QUERY, name),
  );
  return { ...PRODUCTS_QUERY, ...tableOf(unknown.toSorted().slice(0, MOST_UNKNOWN), () => 'filter' as const) };
}
