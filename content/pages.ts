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
} as const;

export type Page = keyof typeof PAGES;

const KNOWN = Object.values(PAGES).map((page) => {
  const pattern = page.replace('/:id', '/[1-9]\\d{0,9}').replace('/:name?', '(?:/[^/?#]+)?');
  return new RegExp(`^${pattern === '/' ? '/' : `${pattern}/?`}$`);
});

/** True for the path of a page, with or without a query, a fragment or the decorative name. */
export function isKnownPage(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  return KNOWN.some((pattern) => pattern.test(path));
}
