import { QUESTION_KEYS } from './advisor/question-keys.ts';
import type { Page } from './pages.ts';

/**
 * What the query of a page may hold: a small number, the id of something visitors wrote, something typed of at most so many letters,
 * the name or id of a record, products to compare, or products somebody keeps.
 */
export type QueryKind =
  | 'number'
  | 'id'
  | 'compared'
  | 'kept'
  | { typed: number }
  | { names: string; below?: string; also?: readonly string[] };

const COMMUNITY_QUERY = {
  blog: { names: 'blogs', also: ['community-posts', '0'] },
  section: { names: 'blog-sections', below: 'blog' },
  page: 'number',
  before: 'id',
} as const satisfies Readonly<Record<string, QueryKind>>;

const SHORT = { typed: 20 } as const;

/** The only query keys that pages depend on; whatever else stands in a query (campaign tags, cache busters) no page sees. */
export const PAGE_QUERIES: Readonly<Partial<Record<Page, Readonly<Record<string, QueryKind>>>>> = {
  community: COMMUNITY_QUERY,
  communityShort: COMMUNITY_QUERY,
  compare: { products: 'compared' },
  shortlist: { products: 'kept' },
  advisor: { ...Object.fromEntries(QUESTION_KEYS.map((key) => [key, SHORT])), screen: 'id' },
  search: { q: { typed: 200 } },
};
