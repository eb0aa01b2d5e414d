import { PAGE_NAMES, PAGES, type Page } from '#content/pages.ts';

type VisitedPage = { path: string; status?: number };

/** The pages that show something only when they are asked for it. */
const ASKED: Readonly<Partial<Record<Page, string>>> = {
  product: '/product/15',
  compare: '/compare?products=2,15',
  shortlist: '/shortlist?products=15-55x2,2',
  advisor: '/advisor?place=indoors&nearest=4&farthest=12&width=4&height=2.5',
  wall: '/wall?product=2&columns=6&rows=6',
  search: '/search?q=55',
};

/** Leads on to another page, so there is nothing to look at. */
const LEADS_ON: readonly Page[] = ['communityShort'];

/** One place of every kind a visitor can be at; English is the same under /en. `status` where it is not 200. */
export const VISITED: Readonly<Record<string, VisitedPage>> = {
  ...Object.fromEntries(
    PAGE_NAMES.filter((page) => !LEADS_ON.includes(page)).map((page) => {
      const path = PAGES[page].replace('/:id', '/1').replace('/:name?', '');
      return [page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), { path: ASKED[page] ?? path }];
    }),
  ),
  feed: { path: '/our-community?blog=community-posts' },
  'not-found': { path: '/no-such-page', status: 404 },
};
