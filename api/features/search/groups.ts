import { PAGES } from '#content/pages.ts';
import { textBefore } from '#content/known.ts';
import { SOURCES } from './sources.ts';

const DEEPEST = 2;

/** The names of what each record belongs to, as `products/15` to the names of its family and its category. */
export function groupsOf(
  names: ReadonlyMap<string, readonly string[]>,
  cards: Iterable<{ link: string; parent: string }>,
): Map<string, string[]> {
  const above = new Map<string, Set<string>>();
  for (const { link, parent } of cards) {
    const child = recordAt(link);
    if (child) above.set(child, (above.get(child) ?? new Set()).add(parent));
  }
  const climb = (key: string, depth = 0): string[] =>
    depth > DEEPEST ? [] : [...(above.get(key) ?? [])].flatMap((parent) => [...(names.get(parent) ?? []), ...climb(parent, depth + 1)]);
  return new Map([...above.keys()].map((key) => [key, [...new Set(climb(key))]]));
}

/** `/product/15/GlowMate` as `products/15`. */
function recordAt(link: string): string | undefined {
  for (const { collection } of SOURCES) {
    const start = collection.page && textBefore(PAGES[collection.page], ':');
    const id = start && link.startsWith(start) ? /^\d+/.exec(link.slice(start.length))?.[0] : undefined;
    if (id !== undefined) return `${collection.name}/${id}`;
  }
  return undefined;
}
