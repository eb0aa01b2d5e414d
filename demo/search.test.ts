import { expect, test } from 'vitest';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import type { Entry } from '#store/entries/entry.ts';
import { wantedIn } from '#api/features/search/analyse.ts';
import { groupsOf } from '#api/features/search/groups.ts';
import { indexRecord, isSeenIn } from '#api/features/search/index-record.ts';
import { BELONGING, SOURCES } from '#api/features/search/sources.ts';
import { readSynonyms } from '#api/features/search/synonyms.ts';
import { TermIndex } from '#api/features/search/term-index.ts';
import { documentOf } from './document.ts';
import { demoRecords } from './records.ts';
import { GOLDEN, keysIn } from './search-golden.ts';

/** Of each language, written before anything was tuned; what follows stands for a rule. */
const WRITTEN_BEFORE = 64;

const synonyms = readSynonyms([]);
const all = demoRecords();

function entriesOf(collection: Collection): Entry[] {
  const found = all.find((one) => one.collection.name === collection.name);
  return (found?.records ?? []).map((record) => ({
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
}

function demoIndex(): TermIndex {
  const named = SOURCES.flatMap(({ collection }) =>
    entriesOf(collection).map(
      ({ id, document }) =>
        [`${collection.name}/${id}`, LANGUAGES.map((language) => String(document[language][collection.titleField] ?? ''))] as const,
    ),
  );
  const cards = BELONGING.flatMap((collection) =>
    entriesOf(collection).map(({ parent, document }) => ({
      link: String(document.shared['path']),
      parent: `${collection.parent}/${parent}`,
    })),
  );
  const groups = groupsOf(new Map(named), cards);
  const index = new TermIndex();
  for (const source of SOURCES)
    for (const entry of entriesOf(source.collection))
      for (const record of indexRecord(source, entry, groups.get(`${source.collection.name}/${entry.id}`) ?? [], synonyms))
        index.put(record);
  return index;
}

const index = demoIndex();

function find(query: string, language: Language): string[] {
  return index.find(wantedIn(query, synonyms), 20, (mark) => isSeenIn(mark, language));
}

test.each(LANGUAGES)('4-34: what visitors type is found, the best first (%s)', (language) => {
  const set = GOLDEN[language];
  const judged = set.map(([query, first]) => {
    const wanted = keysIn(first);
    const found = find(query, language).slice(0, 5);
    const hits = found.filter((key) => wanted.includes(key)).length;
    return { query, found, isFirst: wanted.includes(found[0] ?? ''), recall: hits / Math.min(5, wanted.length) };
  });
  const recall = judged.reduce((sum, one) => sum + one.recall, 0) / set.length;
  const first = judged.filter(({ isFirst }) => isFirst).length / set.length;
  const missed = judged.filter(({ isFirst }) => !isFirst).map(({ query, found }) => `${query}: ${found.join(' ')}`);
  expect([recall, missed]).toEqual([expect.toSatisfy((value: number) => value >= 0.95), missed]);
  expect([first, missed]).toEqual([expect.toSatisfy((value: number) => value >= 0.85), missed]);
});

test.each(LANGUAGES)('every query that stands for a rule has a right answer first (%s)', (language) => {
  const wrong = GOLDEN[language].slice(WRITTEN_BEFORE).filter(([query, first]) => !keysIn(first).includes(find(query, language)[0] ?? ''));
  expect(wrong.map(([query]) => query)).toEqual([]);
});

test('a plural asks for what its singular asks for, and screens ask for nothing beside another word', () => {
  expect(wantedIn('شاشات مساجد', synonyms).map(({ forms }) => forms)).toEqual([['مساجد', '=mosque']]);
  expect(wantedIn('شاشة مسجد', synonyms).map(({ forms }) => forms)).toEqual([['مسجد', '=mosque']]);
  expect(wantedIn('الشاشات', synonyms)[0]?.forms).toContain('=screen');
});

test.each(['سعر', 'اسعار', 'كم سعر', 'كم السعر', 'بكم', 'how much', 'prices'])(
  'whoever asks for %s alone is shown products, which have one',
  (query) => {
    expect(find(query, 'ar')[0]).toMatch(/^product\//);
  },
);

test('4-34: words that mean nothing here find nothing', () => {
  const nothing = [
    'zzzzzz',
    'zzzzqqqq',
    'zzzz',
    'qqqq',
    'qwertyuiop',
    'خخخخخ',
    'هههههه',
    'asdf',
    'pizza',
    'bank',
    'samsung',
    'سامسونج',
    'فلافل',
    '%',
    '_',
    "'",
    '*',
  ];
  for (const query of nothing) for (const language of LANGUAGES) expect([query, find(query, language)]).toEqual([query, []]);
});

test('a changed record is found by its new words alone, a removed one by none', () => {
  const own = new TermIndex();
  const record = (title: string) => ({
    key: 'product/1',
    mark: 3,
    factor: 1,
    terms: new Map([[title, 5]]),
    titles: [{ terms: new Set([title]), words: 1 }],
  });
  own.put(record('first'));
  own.put(record('second'));
  const look = (query: string) => own.find(wantedIn(query, synonyms), 5, () => true);
  expect([look('first'), look('second'), own.size, own.wasted]).toEqual([[], ['product/1'], 1, 1]);
  own.remove('product/1');
  expect(look('second')).toEqual([]);
});
