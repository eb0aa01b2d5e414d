import { LANGUAGES, readDocument, readOwn, type Language } from '#content/document.ts';
import type { Collection, ValuesOf } from '#content/define.ts';
import { PAGES } from '#content/pages.ts';
import type { Entry } from '#store/entries/entry.ts';

/** One record as a reader gets it, flat and in one language. */
export type Item<C extends Pick<Collection, 'fields'> = Collection> = ValuesOf<C> & {
  id: number;
  category_id: number;
  position: number;
  version: number;
  published: 0 | 1;
  /** The fields whose words were borrowed from the other language. */
  fallback: string[];
  created_at: string;
  updated_at: string;
};

export function present<C extends Collection>(collection: C, entry: Entry, language: Language): Item<C> {
  const { values, fallback } = readDocument(collection.fields, entry.document, language);
  if (values['path'] === '' && collection.page) values['path'] = pathOf(collection.page, entry.id);
  return {
    id: entry.id,
    category_id: entry.parent,
    ...(values as ValuesOf<C>),
    position: entry.position,
    version: entry.version,
    published: entry.published[language] ? 1 : 0,
    fallback,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

/** The address of a record's page without the decorative name. */
export function pathOf(page: keyof typeof PAGES, id: number): string {
  return PAGES[page].replace('/:name?', '').replace(':id', String(id));
}

/** The contract answers some lists as JSON text. */
export function forWire(collection: Pick<Collection, 'fields'>, item: Record<string, unknown>): Record<string, unknown> {
  const answer = { ...item };
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind === 'list' && field.asJsonText) answer[name] = JSON.stringify(answer[name]);
  }
  return answer;
}

/** The editor's view: each language's own words as `{field}_en` and `{field}_ar`, nothing borrowed. */
export function bothLanguages(collection: Pick<Collection, 'fields'>, entry: Entry): Record<string, unknown> {
  const both: Record<string, unknown> = { published_en: entry.published.en ? 1 : 0, published_ar: entry.published.ar ? 1 : 0 };
  for (const language of LANGUAGES) {
    const own = readOwn(collection.fields, entry.document, language);
    for (const [name, field] of Object.entries(collection.fields)) {
      if (field.place === 'localized' || field.place === 'list') both[`${name}_${language}`] = own[name];
      if (field.place === 'file' && language === 'ar') both[`${name}_ar`] = entry.document.ar[name] ?? '';
    }
  }
  return both;
}

/** Visitors see a record that is published in their language and not switched off. */
export function isVisible(collection: Collection, entry: Entry, language: Language): boolean {
  return entry.published[language] && !isSwitchedOff(collection, entry);
}

export function isSwitchedOff({ shownWhile }: Collection, { document }: Entry): boolean {
  return shownWhile !== undefined && document.shared[shownWhile] === 0;
}
