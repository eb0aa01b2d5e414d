import type { Kysely } from 'kysely';
import { textsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, readDocument, type Language } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { hasMoreThan, pageAmong, walkAmong } from '#store/entries/among-entries.ts';
import { countMissingIn, listMissingTexts } from '#store/entries/missing-texts.ts';
import { findEntries, listEntries, type Page } from '#store/entries/read-entries.ts';
import { walkEntries } from '#store/entries/walk-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { fold } from '#api/kernel/normalise.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { walkDrafts } from '#store/drafts/read-drafts.ts';
import { overlay } from './drafts/overlay.ts';
import { isVisible } from './present.ts';
import { type LongLists, wantedTerms } from './long-lists.ts';
import { idsInOrder, keyedBy, type Order } from './sort-entries.ts';

export type Filter = {
  /** Only the records of one parent; 0 for collections without parents. */
  parent?: number | undefined;
  /** Words in either language, in any spelling the search forgives. */
  text?: string | undefined;
  missing?: Language | 'any' | undefined;
  hidden?: Language | 'any' | undefined;
  /** Only what has a draft that waits. */
  drafted?: boolean | undefined;
  sort?: Order | undefined;
};

/** `isWhole` is false while the records of a long list are still being read for their words: what is found is not all. */
export type Browsed = { entries: Entry[]; total: number; isWhole: boolean };

type Source = {
  kysely: Kysely<Schema>;
  count: (collection: Collection, parent: number) => Promise<number>;
  longLists: LongLists;
};

const MOST_LOOKED_THROUGH = 300;

/** What a list in the dashboard shows: live records in their order or in that of a field, filtered, one page of them. */
export async function browseEntries(source: Source, collection: Collection, given: Filter, page: Page): Promise<Browsed> {
  const { kysely, count } = source;
  const filter = { ...given, parent: given.parent ?? (collection.parent === undefined ? 0 : undefined) };
  const { parent, text = '', missing, hidden, drafted = false, sort } = filter;
  const isPlain = !drafted && text.trim() === '' && hidden === undefined;
  if (isPlain && sort === undefined && missing === undefined && parent !== undefined) {
    const [entries, total] = await Promise.all([listEntries(kysely, collection.name, parent, page), count(collection, parent)]);
    return { entries, total, isWhole: true };
  }
  if (isPlain && sort === undefined && missing !== undefined) {
    const lacking = { parent, language: missing === 'any' ? undefined : missing };
    const [entries, total] = await Promise.all([
      listMissingTexts(kysely, collection.name, lacking, page),
      countMissingIn(kysely, collection.name, lacking),
    ]);
    return { entries, total, isWhole: true };
  }
  if (!isPlain && (await hasMoreThan(kysely, collection.name, parent, MOST_LOOKED_THROUGH)))
    return browseMany(source, collection, filter, page);
  if (sort) return { ...(await sortedEntries(kysely, collection, walkFound(kysely, collection, filter), sort, page)), isWhole: true };
  const found: Browsed = { entries: [], total: 0, isWhole: true };
  for await (const entry of walkFound(kysely, collection, filter)) {
    if (found.total >= page.offset && found.entries.length < page.limit) found.entries.push(entry);
    found.total += 1;
  }
  return found;
}

async function browseMany(
  { kysely, longLists }: Source,
  collection: Collection,
  { sort, ...filter }: Filter,
  page: Page,
): Promise<Browsed> {
  const { ids, isWhole } = await longLists.find(collection, filter);
  if (sort) return { ...(await sortedEntries(kysely, collection, walkAmong(kysely, collection.name, ids), sort, page)), isWhole };
  return { entries: await pageAmong(kysely, collection.name, ids, page), total: ids.length, isWhole };
}

/** Every record that was found is looked at, and only what it is ordered by is kept of it. */
async function sortedEntries(
  kysely: Kysely<Schema>,
  collection: Collection,
  found: AsyncIterable<Entry>,
  sort: Order,
  { limit, offset }: Page,
): Promise<Omit<Browsed, 'isWhole'>> {
  const keyed = [];
  for await (const entry of found) keyed.push(keyedBy(collection, entry, sort));
  const ids = idsInOrder(keyed, sort).slice(offset, offset + limit);
  const entries = new Map((await findEntries(kysely, collection.name, ids)).map((entry) => [entry.id, entry]));
  return { entries: ids.flatMap((id) => entries.get(id) ?? []), total: keyed.length };
}

/** What is asked for stands inside the documents, which the database cannot read in both languages' spellings. */
export async function* walkFound(kysely: Kysely<Schema>, collection: Collection, filter: Filter): AsyncGenerator<Entry> {
  const { parent, text = '', missing, hidden, drafted = false } = filter;
  const matches = matcher(text);
  const typed = await typedIn(kysely, collection, text.trim() !== '' || drafted);
  for await (const entry of walkEntries(kysely, collection.name, parent)) {
    const isFound =
      (!drafted || typed.has(entry.id)) &&
      (matches(collection, entry) || matches(collection, typed.get(entry.id)?.(entry) ?? entry)) &&
      languagesOf(missing).every((which) => which.some((language) => isMissing(collection, entry, language))) &&
      languagesOf(hidden).every((which) => which.some((language) => !isVisible(collection, entry, language)));
    if (isFound) yield entry;
  }
}

/** What drafts make of their records: somebody who looks for words looks for what was typed too. */
async function typedIn(kysely: Kysely<Schema>, collection: Collection, isWanted: boolean): Promise<Map<number, (entry: Entry) => Entry>> {
  const found = new Map<number, (entry: Entry) => Entry>();
  if (!isWanted) return found;
  for await (const draft of walkDrafts(kysely, collection.name))
    found.set(draft.id, (entry) => ({ ...entry, document: overlay(collection, entry, valuesOf(draft), new Set()).document }));
  return found;
}

/** Fields that have words in the other language only. */
export function missingFields({ fields }: Pick<Collection, 'fields'>, { document }: Pick<Entry, 'document'>, language: Language): string[] {
  return readDocument(fields, document, language).fallback;
}

function isMissing(collection: Collection, entry: Entry, language: Language): boolean {
  return missingFields(collection, entry, language).length > 0;
}

/** No filter, or one group of languages of which one is enough. */
function languagesOf(filter: Language | 'any' | undefined): Language[][] {
  if (filter === undefined) return [];
  return [filter === 'any' ? [...LANGUAGES] : [filter]];
}

/** Words in either language, in any spelling the search forgives. */
export function matcher(query: string): (collection: Pick<Collection, 'fields'>, entry: Entry) => boolean {
  const wanted = wantedTerms(query);
  return ({ fields }, entry) => {
    if (wanted.length === 0) return true;
    const text = fold([String(entry.id), ...textsOf(fields, entry.document)].join('\n'));
    return wanted.every((terms) => terms.some((term) => text.includes(term)));
  };
}
