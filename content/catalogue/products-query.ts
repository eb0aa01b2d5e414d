import { tableOf } from '../known.ts';
import type { QueryKind } from '../query-kind.ts';
import { FILTER_KEYS } from './filter-keys.ts';

/**
 * The query of the list of products. It has more addresses than any memory: only the plain one is kept. Apart from the other pages',
 * because it is made of the whole model of specifications, which nobody's browser needs.
 */
export const PRODUCTS_QUERY: Readonly<Record<string, QueryKind>> = tableOf(FILTER_KEYS, () => 'filter');
