import { QUESTION_KEYS } from './advisor/question-keys.ts';
import { WALL_KEYS } from './wall/wall-keys.ts';
import { MOST_EARLIER } from './offers/earlier.ts';
import { columnOf, namesOf, tableOf } from './known.ts';
import type { QueryKind } from './query-kind.ts';

type Declaration = {
  /** Its Arabic address; the English one is the same under /en. */
  path: `/${string}`;
  /** Named in the sitemap. Pages of records are named through their collection. */
  listed?: true;
  /** The only query keys it depends on; whatever else stands in a query (campaign tags, cache busters) it does not see. */
  query?: Readonly<Record<string, QueryKind>>;
};

const COMMUNITY_QUERY = {
  blog: { names: 'blogs', also: ['community-posts', '0'] },
  section: { names: 'blog-sections', below: 'blog' },
  page: 'number',
  before: 'id',
} as const satisfies Declaration['query'];

const ADVISOR_QUERY: Declaration['query'] = { ...tableOf(QUESTION_KEYS, () => ({ typed: 20 })), screen: 'id' };

const WALL_QUERY: Declaration['query'] = tableOf(WALL_KEYS, () => ({ typed: 20 }));

/** Every public page, once: routes, sitemap, alternates, links and journeys follow; `subCategory` is `app/site/routes/sub-category.tsx`. */
const DECLARED = {
  home: { path: '/', listed: true },
  about: { path: '/about', listed: true },
  category: { path: '/one-category/:id/:name?' },
  subCategory: { path: '/sub-category/:id/:name?' },
  product: { path: '/product/:id/:name?', query: { size: { typed: 20 }, wall: { typed: 20 } } },
  projects: { path: '/projects', listed: true },
  contact: { path: '/contact', listed: true },
  community: { path: '/our-community', listed: true, query: COMMUNITY_QUERY },
  communityShort: { path: '/community', query: COMMUNITY_QUERY },
  project: { path: '/project/:id/:name?' },
  register: { path: '/register', listed: true },
  addingSoon: { path: '/adding_soon' },
  privacyPolicy: { path: '/privacy-policy', listed: true },
  returnPolicy: { path: '/return-policy', listed: true },
  campaign: { path: '/the-vision', listed: true },
  compare: { path: '/compare', query: { products: 'compared' } },
  shortlist: { path: '/shortlist', query: { products: 'kept', as: { typed: MOST_EARLIER } } },
  advisor: { path: '/advisor', listed: true, query: ADVISOR_QUERY },
  wall: { path: '/wall', listed: true, query: WALL_QUERY },
  products: { path: '/products', listed: true }, // its query: content/catalogue/products-query.ts
  search: { path: '/search', query: { q: { typed: 200 }, page: { typed: 20 } } },
} as const satisfies Record<string, Declaration>;

/** The public addresses. Links may name them; the site's routes serve them in Arabic, and under /en in English. */
export const PAGES = columnOf(DECLARED, 'path');

export type Page = keyof typeof PAGES;
export type RecordPage = { [P in Page]: (typeof PAGES)[P] extends `${string}/:id${string}` ? P : never }[Page];
export type SinglePage = Exclude<Page, RecordPage>;

export const ID_PATTERN = '/[1-9]\\d{0,9}';

export const PAGE_NAMES = namesOf(PAGES);

/** The pages that the sitemap names by themselves. */
export const LISTED_PAGES = PAGE_NAMES.filter(isListed);

type ListedPage = { [P in Page]: (typeof DECLARED)[P] extends { listed: true } ? P : never }[Page];

function isListed(page: Page): page is ListedPage {
  return 'listed' in DECLARED[page];
}

/** What the query of a page may hold. */
export function queryOf(page: Page): Readonly<Record<string, QueryKind>> {
  const declared: Declaration = DECLARED[page];
  return declared.query ?? {};
}

/** The address of a page without a decorative name; that of a record's page names the record, or where its id will stand. */
export function pathOf(page: Page, id: number | ':id'): string | undefined {
  const path = PAGES[page].replace('/:name?', '');
  return path.includes(':id') && id === 0 ? undefined : path.replace(':id', String(id));
}

const NAMED = Object.values(PAGES)
  .filter((page) => page.endsWith('/:name?'))
  .map((page) => new RegExp(`^${page.replace('/:id', ID_PATTERN).replace('/:name?', '/?')}$`));

/** True for the path of a record's page that does not yet end in a decorative name. */
export function takesName(path: string): boolean {
  return NAMED.some((pattern) => pattern.test(path));
}
