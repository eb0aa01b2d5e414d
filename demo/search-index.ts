import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import type { Entry } from '#store/entries/entry.ts';
import { ask } from '#api/features/search/ask.ts';
import { groupsOf } from '#api/features/search/groups.ts';
import { indexRecord, isSeenIn } from '#api/features/search/index-record.ts';
import { pageRecords } from '#api/features/search/page-records.ts';
import { BELONGING, SECTIONS, SOURCES } from '#api/features/search/sources.ts';
import { readSynonyms } from '#api/features/search/synonyms.ts';
import { type Found, TermIndex } from '#api/features/search/term-index.ts';
import { documentOf } from './document.ts';
import { demoRecords } from './records.ts';

const MOST = 20;

/** The search over the demo company's content, without a database. */
export function openDemoSearch(own: readonly string[] = []): { index: TermIndex; find: (query: string, language: Language) => Found } {
  const synonyms = readSynonyms(own);
  const all = demoRecords();
  const entriesOf = (collection: Collection): Entry[] =>
    (all.find((one) => one.collection.name === collection.name)?.records ?? []).map((record) => ({
      collection: collection.name,
      id: record.id,
      parent: record.parent,
      position: 0,
      version: 1,
      published: { en: true, ar: true },
      document: documentOf(record, (path) => path),
      createdAt: '',
      updatedAt: '',
      deletedAt: null,
    }));
  const titleOf = (collection: Collection, { document }: Entry) =>
    LANGUAGES.map((language) => String(document[language][collection.titleField] ?? ''));
  const names = new Map(
    SOURCES.flatMap(({ collection }) =>
      entriesOf(collection).map((entry) => [`${collection.name}/${entry.id}`, titleOf(collection, entry)]),
    ),
  );
  const cards = BELONGING.flatMap((collection) =>
    entriesOf(collection).map(({ parent, document }) => ({
      link: String(document.shared['path']),
      parent: `${collection.parent}/${parent}`,
    })),
  );
  const groups = groupsOf(names, cards);
  const sections = [...SECTIONS.values()].flatMap((collection) => entriesOf(collection).map((entry) => ({ of: collection.parent, entry })));
  const index = new TermIndex();
  for (const source of SOURCES)
    for (const entry of entriesOf(source.collection)) {
      const { name } = source.collection;
      const own = sections.filter((one) => one.of === name && one.entry.parent === entry.id).map((one) => one.entry);
      const around = { groups: groups.get(`${name}/${entry.id}`) ?? [], sections: own };
      for (const record of indexRecord(source, entry, around, synonyms)) index.put(record);
    }
  for (const record of pageRecords(synonyms)) index.put(record);
  return {
    index,
    find: (query, language) => ask(index, synonyms, query, { most: MOST, accepts: (mark) => isSeenIn(mark, language) }),
  };
}
