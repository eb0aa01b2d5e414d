import { shorten, slugOf } from '#app/page/links.ts';

export type Named = { id: number; names: readonly string[] };

/** The one an address names, by its name in any language or by its id; an unknown name gives the first one. */
export function chooseByName<Item extends Named>(wanted: string | null, items: readonly Item[]): Item | undefined {
  return (wanted ? findByName(wanted, items) : undefined) ?? items[0];
}

/** Undefined for an unknown name. */
export function findByName<Item extends Named>(wanted: string, items: readonly Item[]): Item | undefined {
  const slug = shorten(slugOf(wanted)).toLowerCase();
  const byName = items.find(({ names }) => names.some((name) => shorten(slugOf(name)).toLowerCase() === slug));
  return byName ?? items.find(({ id }) => String(id) === wanted);
}
