import type { Collection } from '#content/define.ts';
import { readDocument, type Language } from '#content/document.ts';
import { FOUND_PAGES } from '#content/found-pages.ts';
import { collectionNamed } from '#content/index.ts';
import { PAGES } from '#content/pages.ts';
import { type Specifications, specificationsIn } from '#content/specifications/kinds.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { isVisible, pathOf, present } from '#api/content/present.ts';
import { matchedIn } from './matched.ts';
import { ARTICLES, type Kind, SOURCES } from './sources.ts';

/** `image` is the stored name of its picture, if it has one; `matched` the words or figures of it that were asked for. */
export type AnyResult = {
  kind: Kind;
  id: number;
  title: string;
  path: string;
  description: string;
  image: string;
  specifications: Specifications;
  matched: readonly string[];
};

type Key = { kind: Kind; collection: Collection | undefined; id: number; field: string | undefined };

export function openResults({ kysely }: Database) {
  async function entriesOf(wanted: readonly Key[]): Promise<Map<string, Entry>> {
    const groups = Map.groupBy(wanted, ({ collection }) => collection?.name);
    const read = [...groups].map(async ([name, own]) => {
      if (name === undefined) return [];
      const entries = await findEntries(
        kysely,
        name,
        own.map(({ id }) => id),
      );
      return entries.map((entry): [string, Entry] => [`${name}/${entry.id}`, entry]);
    });
    return new Map((await Promise.all(read)).flat());
  }

  async function of(keys: readonly string[], query: string, language: Language): Promise<AnyResult[]> {
    const wanted = keys.map(partsOf);
    const entries = await entriesOf(wanted);
    const marked = matchedIn(query);
    return wanted.flatMap(({ kind, collection, id, field }) => {
      if (!collection) return pageResult(id, language);
      const entry = entries.get(`${collection.name}/${id}`);
      if (!entry || !isVisible(collection, entry, language)) return [];
      const item: Readonly<Record<string, unknown>> = present(collection, entry, language);
      const title = String(item[collection.titleField] ?? '');
      const description = plain(String(item['description'] ?? item['text'] ?? item['seo_description'] ?? ''));
      const image = String(item[imageFieldOf(collection) ?? ''] ?? '');
      const { values } = readDocument(collection.fields, entry.document, language);
      const specifications = field === undefined ? specificationsIn(values['specifications']) : {};
      const shown = { kind, id, description, image, specifications };
      if (field === undefined) {
        const matched = marked({ texts: [title, String(item['headline'] ?? ''), description], specifications }, language);
        return [{ ...shown, title, path: pathTo(collection, entry), matched }];
      }
      const label = collection.fields[field]?.label ?? { en: 'Spec sheet', ar: 'ورقة المواصفات' };
      const uploaded = String(values[field] ?? '');
      const path = uploaded ? `/uploads/${uploaded}` : `/api/${language}/products/${id}/spec-sheet.pdf`;
      return [{ ...shown, title: `${title}: ${label[language]}`, path, matched: [] }];
    });
  }

  return { of };
}

function pageResult(id: number, language: Language): AnyResult[] {
  const found = FOUND_PAGES[id - 1];
  if (!found) return [];
  const { page, title, text } = found;
  return [
    {
      kind: 'page',
      id,
      title: title[language],
      path: PAGES[page],
      description: text[language],
      image: '',
      specifications: {},
      matched: [],
    },
  ];
}

function imageFieldOf({ fields }: Collection): string | undefined {
  const first = (wanted: 'image' | 'media') => Object.entries(fields).find(([, { kind }]) => kind === wanted)?.[0];
  return first('image') ?? first('media');
}

/** `product/15`, `page/2`, or `document/products.specsheet.15`. */
function partsOf(key: string): Key {
  const [kind = '', rest = ''] = key.split('/');
  const source = SOURCES.find((one) => one.kind === kind);
  if (source) return { kind: source.kind, collection: source.collection, id: Number(rest), field: undefined };
  if (kind !== 'document') return { kind: 'page', collection: undefined, id: Number(rest), field: undefined };
  const [name = '', field = '', id] = rest.split('.');
  return { kind, collection: collectionNamed(name), id: Number(id), field };
}

function pathTo(collection: Collection, entry: Entry): string {
  if (collection.page) return pathOf(collection.page, entry.id);
  return collection === ARTICLES.sections ? `${PAGES.community}?blog=${entry.parent}&section=${entry.id}` : PAGES.home;
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
