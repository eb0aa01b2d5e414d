import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { loadBuild } from '#app/server/built-pages.ts';
import { PageRoutes } from '#app/server/page-routes.ts';

const { routes } = await loadBuild();
const all = Object.values(routes).flatMap((route) => route ?? []);

/** As React Router sees them: one in another. */
function within(parent?: string): RouteObject[] {
  return all
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, index, ...(path !== undefined && { path }) }
        : { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }), children: within(id) },
    );
}

function addressOf(id: string): string {
  let address = '';
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const path = routes[at]?.path?.replace(/^\/|\/$/g, '');
    if (path) address = `/${path}${address}`;
  }
  return address.replace(/:\w+\??/g, '7').replace('*', 'no/such/page') || '/';
}

test('every address leads to the route React Router would choose among all of them', () => {
  const ours = new PageRoutes(routes);
  const tree = within();
  const pages = all.filter(({ path, index }) => path !== undefined || index);
  expect(pages.length).toBeGreaterThan(100);
  for (const { id } of pages) {
    const address = addressOf(id);
    const theirs = matchRoutes(tree, address)?.map(({ route }) => route.id);
    expect([address, ours.match(address)?.route.branch.toReversed()]).toEqual([address, theirs]);
  }
});
