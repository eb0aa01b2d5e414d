import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** The path of every screen of the dashboard in one language, as the list of pages has it; what only scripts read is left out. */
export function dashboardRoutes(language: 'ar' | 'en'): string[] {
  return leavesOf(routes, '')
    .filter(({ id, file }) => id?.startsWith(`${language}.dashboard.`) && file.endsWith('.tsx'))
    .map(({ path }) => path);
}

type Leaf = { id: string | undefined; file: string; path: string };

function leavesOf(entries: readonly RouteConfigEntry[], above: string): Leaf[] {
  return entries.flatMap(({ id, file, path = '', children }) => {
    const here = path === '' ? above : `${above}/${path}`.replace('//', '/');
    return children ? leavesOf(children, here) : [{ id, file, path: here }];
  });
}
