import { PAGES, type Page } from './pages.ts';

/** Where somebody fills in, compares or chooses, and does not want to be spoken to. */
const AT_WORK: ReadonlySet<string> = new Set<Page>([
  'advisor',
  'wall',
  'compare',
  'search',
  'products',
  'shortlist',
  'contact',
  'register',
]);
const PATHS: ReadonlySet<string> = new Set(Object.entries(PAGES).flatMap(([name, path]) => (AT_WORK.has(name) ? [path] : [])));

/** Whether the pop-up leaves this page alone, unless the company wants it everywhere. `path` is without its language. */
export function isAtWork(path: string): boolean {
  return PATHS.has(path.replace(/(?<=.)\/$/, ''));
}
