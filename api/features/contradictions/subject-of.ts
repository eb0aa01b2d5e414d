import type { Collection } from '#content/define.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { PAGES } from '#content/pages.ts';
import { textBefore } from '#content/known.ts';
import type { Entry } from '#store/entries/entry.ts';

export type SubjectRecord = { by: 'itself' | 'parent' | 'link'; key: string };

/** The record with specifications that a text may speak of, as `products/15`: itself, its parent, or the one it links to. */
export function subjectOf(collection: Collection, { id, parent, document }: Entry): SubjectRecord | undefined {
  if (specificationsField(collection)) return { by: 'itself', key: `${collection.name}/${id}` };
  const above = collectionNamed(collection.parent ?? '');
  if (above && specificationsField(above)) return { by: 'parent', key: `${above.name}/${parent}` };
  const links = Object.entries(collection.fields).flatMap(([name, { kind }]) =>
    kind === 'link' ? [String(document.shared[name] ?? '')] : [],
  );
  for (const link of links)
    for (const { name, start } of pagesWithSpecifications()) {
      const linked = link.startsWith(start) ? /^\d+/.exec(link.slice(start.length))?.[0] : undefined;
      if (linked !== undefined) return { by: 'link', key: `${name}/${linked}` };
    }
  return undefined;
}

export function specificationsField({ fields }: Pick<Collection, 'fields'>): string | undefined {
  return Object.entries(fields).find(([, { kind }]) => kind === 'specifications')?.[0];
}

/** The addresses of pages whose records have specifications, up to the id. */
function pagesWithSpecifications(): { name: string; start: string }[] {
  return allCollections.flatMap((collection) =>
    collection.page && specificationsField(collection) ? [{ name: collection.name, start: textBefore(PAGES[collection.page], ':') }] : [],
  );
}
