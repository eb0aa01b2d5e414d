import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const PATHS: Readonly<Record<string, string | undefined>> = {
  home: undefined,
  about: 'about',
  contact: 'contact',
  community: 'our-community',
  product: 'product/:id/:name?',
  compare: 'compare',
  products: 'products',
  shortlist: 'shortlist',
  dashboard: 'dashboard',
  'not-found': '*',
};

/** A few routes in the shape of a build, in both languages, all of one module. */
export function testRoutes(module: object): Routes {
  const root = { id: 'root', path: '', module };
  const pages = ['ar', 'en'].flatMap((language) =>
    Object.entries(PATHS).map(([page, path]) => {
      const plain = [language === 'en' ? 'en' : '', path ?? ''].filter(Boolean).join('/');
      const position = plain === '' ? { index: true } : { path: plain };
      return { id: `${language}.${page}`, parentId: 'root', ...position, module };
    }),
  );
  return Object.fromEntries([root, ...pages].map((route) => [route.id, route])) as unknown as Routes;
}
