import { LRUCache } from 'lru-cache';
import { collections } from '#content/index.ts';
import type { Language } from '#content/languages.ts';
import { breather } from '#store/breathe.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { PRODUCTS } from '#store/products/write-values.ts';
import { isVisible, present, type Item } from '#api/content/present.ts';

export type Candidate = Pick<Item<typeof collections.products>, 'id' | 'name' | 'image' | 'specifications'>;

const MOST_CACHED = 4000;
const AT_ONCE = 25;

/** What an advisor has to know of a product; those that are asked for again and again are read once. */
export function openCandidateItems({ database, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const cache = new LRUCache<string, Candidate>({ max: MOST_CACHED });
  onChange((change) => {
    if (change === 'everything' || change.some((subject) => subject.startsWith(PRODUCTS))) cache.clear();
  });

  return async function candidateItems(ids: readonly number[], language: Language): Promise<Candidate[]> {
    const breathe = breather();
    const known = new Map(ids.map((id) => [id, cache.get(`${language} ${id}`)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      const entries = await findEntries(database.kysely, PRODUCTS, missing.slice(first, first + AT_ONCE));
      for (const entry of entries.filter((one) => isVisible(collections.products, one, language))) {
        const { id, name, image, specifications } = present(collections.products, entry, language);
        known.set(id, { id, name, image, specifications });
        cache.set(`${language} ${id}`, { id, name, image, specifications });
      }
      await breathe();
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}
