import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { LANGUAGES } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from '#store/entries/entry.ts';
import { entriesAfter, entriesBelow } from '#store/entries/read-entries.ts';
import { walkPages } from '#store/walk-pages.ts';
import { groupsOf } from './groups.ts';
import { BELONGING, SECTIONS, SOURCES } from './sources.ts';

const PAGE = 200;

export function openReader(kysely: Kysely<Schema>) {
  function pagesOf(collection: Collection): AsyncGenerator<readonly Entry[]> {
    return walkPages(PAGE, 0, (after) => entriesAfter(kysely, collection.name, after, PAGE));
  }

  async function* walk(collection: Collection): AsyncGenerator<Entry> {
    for await (const page of pagesOf(collection)) yield* page;
  }

  /** The sections of the pages of these records, by their ids. */
  async function sectionsOf(collection: Collection, ids: readonly number[]): Promise<Map<number, Entry[]>> {
    const names = [...SECTIONS.values()].filter(({ parent }) => parent === collection.name).map(({ name }) => name);
    return Map.groupBy(await entriesBelow(kysely, names, ids), ({ parent }) => parent);
  }

  /** The names of what each record belongs to: a product to its family and its category. */
  async function groups(): Promise<Map<string, string[]>> {
    const names = new Map<string, string[]>();
    for (const { collection } of SOURCES.filter((source) => source.kind === 'category' || source.kind === 'sub-category'))
      for await (const { id, document } of walk(collection))
        names.set(
          `${collection.name}/${id}`,
          LANGUAGES.map((language) => String(document[language][collection.titleField] ?? '')),
        );
    const cards: { link: string; parent: string }[] = [];
    for (const collection of BELONGING)
      for await (const { parent, document } of walk(collection))
        cards.push({ link: String(document.shared['path'] ?? ''), parent: `${collection.parent}/${parent}` });
    return groupsOf(names, cards);
  }

  return { pagesOf, sectionsOf, groups };
}
