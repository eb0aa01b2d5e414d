import { collectionNamed } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import type { Entry } from '#store/entries/entry.ts';
import { recordSubject } from '#store/subjects.ts';
import { storedName } from '#api/content/settings/settings.ts';

/** What the visits of the page that shows it are counted for; undefined for what every page shows. */
export function pageVisited(name: string, { id, parent }: Pick<Entry, 'id' | 'parent'>): string | undefined {
  const collection = collectionNamed(name);
  if (!collection) return settings.find((group) => storedName(group) === name)?.page;
  if (collection.page) return recordSubject(name, id);
  const above = collection.parent === undefined ? undefined : collectionNamed(collection.parent);
  return above?.page ? recordSubject(above.name, parent) : (collection.shown.page ?? '');
}
