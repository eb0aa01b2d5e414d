import { CHOICE_NAMES } from './choices.ts';
import { MEASURES } from './measures.ts';

/** The company's tree, by the ids of its records. */
export const TREE_KEYS = ['family', 'category'] as const;
export const CHOICE_KEYS: readonly string[] = [...TREE_KEYS, ...CHOICE_NAMES];
export const BOUND_KEYS: readonly string[] = MEASURES.flatMap(({ key }) => [`${key}_min`, `${key}_max`]);
/** Every key of an address or a call that says something about the list of products, in the order of its one spelling. */
export const FILTER_KEYS: readonly string[] = ['q', ...CHOICE_KEYS, ...BOUND_KEYS, 'country', 'sort', 'page'];
