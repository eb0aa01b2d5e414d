import { products } from '#content/collections/products.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { allEntries } from '#store/entries/read-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { isVisible, pathOf, present } from '#api/content/present.ts';
import { buildIndex, findIds, type SearchDocument, type TextIndex } from './text-index.ts';

const RESULTS = 20;

export type SearchResult = { id: number; title: string; path: string; description: string };
type Built = { index: TextIndex; entries: ReadonlyMap<number, Entry> };

export type Search = ReturnType<typeof openSearch>;

/** Product search in both languages at once: people search for Arabic words on English pages and the other way round. */
export function openSearch({ database, onChange }: { database: Database; onChange: (listener: () => void) => void }) {
  let built: Promise<Built> | undefined;
  onChange(() => (built = undefined));

  async function build(): Promise<Built> {
    const entries = await allEntries(database.kysely, products.name);
    return { index: await buildIndex(entries.map(documentOf)), entries: new Map(entries.map((entry) => [entry.id, entry])) };
  }

  function current(): Promise<Built> {
    if (built) return built;
    const building = build();
    built = building;
    building.catch(() => {
      if (built === building) built = undefined; // the next search tries again
    });
    return building;
  }

  return {
    async products(query: string, language: Language): Promise<SearchResult[]> {
      if (query.trim() === '') return [];
      const { index, entries } = await current();
      return findIds(index, query, RESULTS).flatMap((id) => {
        const entry = entries.get(id);
        if (!entry || !isVisible(products, entry, language)) return [];
        const { name, description } = present(products, entry, language);
        return [{ id, title: name, path: pathOf('product', id), description }];
      });
    },
  };
}

function documentOf(entry: Entry): SearchDocument {
  const both = LANGUAGES.map((language) => present(products, entry, language));
  return {
    id: entry.id,
    title: both.map((item) => item.name).join(' '),
    text: both.flatMap((item) => [item.headline, item.description, ...item.features.map((feature) => feature.title)]).join(' '),
  };
}
