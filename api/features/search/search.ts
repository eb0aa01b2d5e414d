import { readDocument, type Language } from '#content/document.ts';
import type { Collection } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { PAGES } from '#content/pages.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { noteRead } from '#store/subjects.ts';
import { isVisible, pathOf, present } from '#api/content/present.ts';
import { wantedIn } from './analyse.ts';
import { followContent } from './follow-content.ts';
import { isSeenIn, kindOf } from './index-record.ts';
import { ARTICLES, BELONGING, SOURCES, type Kind } from './sources.ts';

const RESULTS = 20;
/** What an answer depends on, so that it is kept no longer than it is true. */
const READS = [...SOURCES.map(({ collection }) => collection.name), ...BELONGING.map(({ name }) => name), 'settings-search'];

export type SearchResult = { id: number; title: string; path: string; description: string };
/** `image` is the stored name of its picture, if it has one. */
export type AnyResult = SearchResult & { kind: Kind; image: string };

type Parts = {
  database: Database;
  onChange: Changes['onChange'];
  /** Lines of equal words that staff have added. */
  ownSynonyms: () => Promise<readonly string[]>;
};

export type Search = ReturnType<typeof openSearch>;

/** Finds in both languages at once: people type Arabic words on English pages and the other way round. */
export function openSearch({ database, onChange, ownSynonyms }: Parts) {
  const index = followContent({ database, onChange, ownSynonyms });

  async function keysOf(query: string, language: Language, only?: Kind): Promise<string[]> {
    if (query.trim() === '') return [];
    for (const name of READS) noteRead(name);
    const { terms, synonyms } = await index.soon();
    const accepts = (mark: number) => isSeenIn(mark, language) && (only === undefined || kindOf(mark) === only);
    return terms.find(wantedIn(query, synonyms), RESULTS, accepts);
  }

  async function resultsOf(keys: readonly string[], language: Language): Promise<AnyResult[]> {
    const wanted = keys.map(partsOf);
    const groups = Map.groupBy(wanted, ({ collection }) => collection);
    const read = [...groups].map(async ([name, own]) => {
      const entries = await findEntries(
        database.kysely,
        name,
        own.map(({ id }) => id),
      );
      return entries.map((entry): [string, Entry] => [`${name}/${entry.id}`, entry]);
    });
    const entries = new Map((await Promise.all(read)).flat());
    return wanted.flatMap(({ kind, collection: name, id, field }) => {
      const collection = collectionNamed(name)!;
      const entry = entries.get(`${name}/${id}`);
      if (!entry || !isVisible(collection, entry, language)) return [];
      const item: Readonly<Record<string, unknown>> = present(collection, entry, language);
      const title = String(item[collection.titleField] ?? '');
      const description = plain(String(item['description'] ?? item['text'] ?? item['seo_description'] ?? ''));
      const image = String(item[imageFieldOf(collection) ?? ''] ?? '');
      if (field === undefined) return [{ kind, id, title, path: pathTo(kind, entry), description, image }];
      const label = collection.fields[field]!.label ?? { en: 'Spec sheet', ar: 'ورقة المواصفات' };
      const file = String(readDocument(collection.fields, entry.document, language).values[field] ?? '');
      return [{ kind, id, title: `${title}: ${label[language]}`, path: `/uploads/${file}`, description, image }];
    });
  }

  return {
    /** Builds the index, so that the first search does not wait for it. */
    async prepare(): Promise<void> {
      await index.ready();
    },
    async products(query: string, language: Language): Promise<SearchResult[]> {
      const found = await resultsOf(await keysOf(query, language, 'product'), language);
      return found.map(({ kind: _kind, image: _image, ...result }) => result);
    },
    async everything(query: string, language: Language): Promise<AnyResult[]> {
      return resultsOf(await keysOf(query, language), language);
    },
  };
}

/** What stands for a record in a list: a picture of its own, or its drawing. */
function imageFieldOf({ fields }: Collection): string | undefined {
  const names = Object.keys(fields);
  return names.find((name) => fields[name]!.kind === 'image') ?? names.find((name) => fields[name]!.kind === 'media');
}

/** `product/15`, or `document/products.specsheet.15`. */
function partsOf(key: string): { kind: Kind; collection: string; id: number; field: string | undefined } {
  const [kind = '', rest = ''] = key.split('/');
  if (kind !== 'document') {
    const source = SOURCES.find((one) => one.kind === kind)!;
    return { kind: source.kind, collection: source.collection.name, id: Number(rest), field: undefined };
  }
  const [collection = '', field = '', id] = rest.split('.');
  return { kind: 'document', collection, id: Number(id), field };
}

function pathTo(kind: Kind, entry: Entry): string {
  const { collection } = SOURCES.find((source) => source.kind === kind)!;
  if (collection.page) return pathOf(collection.page, entry.id);
  return collection === ARTICLES.sections ? `${PAGES.community}?blog=${entry.parent}&section=${entry.id}` : PAGES.home;
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
