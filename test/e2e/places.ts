/** One place of every kind a visitor can be at; English is the same under /en. `status` where it is not 200. */
export const PLACES: Readonly<Record<string, { path: string; status?: number }>> = {
  home: { path: '/' },
  about: { path: '/about' },
  category: { path: '/one-category/1' },
  'sub-category': { path: '/sub-category/1' },
  product: { path: '/product/15' },
  projects: { path: '/projects' },
  project: { path: '/project/1' },
  contact: { path: '/contact' },
  community: { path: '/our-community' },
  feed: { path: '/our-community?blog=community-posts' },
  register: { path: '/register' },
  'privacy-policy': { path: '/privacy-policy' },
  'return-policy': { path: '/return-policy' },
  campaign: { path: '/the-vision' },
  'adding-soon': { path: '/adding_soon' },
  'not-found': { path: '/no-such-page', status: 404 },
};
