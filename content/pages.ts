import { namesOf } from './known.ts';

/** The public addresses of the specification. Links may name them; the site's routes serve them in Arabic, and under /en in English. */
export const PAGES = {
  home: '/',
  about: '/about',
  category: '/one-category/:id/:name?',
  subCategory: '/sub-category/:id/:name?',
  product: '/product/:id/:name?',
  projects: '/projects',
  contact: '/contact',
  community: '/our-community',
  communityShort: '/community',
  project: '/project/:id/:name?',
  register: '/register',
  addingSoon: '/adding_soon',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
  campaign: '/the-vision',
  compare: '/compare',
  shortlist: '/shortlist',
  advisor: '/advisor',
  search: '/search',
} as const;

export type Page = keyof typeof PAGES;
/** The pages whose address names a record. */
export type RecordPage = { [P in Page]: (typeof PAGES)[P] extends `${string}/:id${string}` ? P : never }[Page];
/** The pages that exist once. */
export type SinglePage = Exclude<Page, RecordPage>;

export const ID_PATTERN = '/[1-9]\\d{0,9}';

export const PAGE_NAMES = namesOf(PAGES);

const NAMED = Object.values(PAGES)
  .filter((page) => page.endsWith('/:name?'))
  .map((page) => new RegExp(`^${page.replace('/:id', ID_PATTERN).replace('/:name?', '/?')}$`));

/** True for the path of a record's page that does not yet end in a decorative name. */
export function takesName(path: string): boolean {
  return NAMED.some((pattern) => pattern.test(path));
}
