import { expect, test } from 'vitest';
import type { Entry } from '#store/entries/entry.ts';
import { type Around, indexRecord } from './index-record.ts';
import { readQuery } from './read-query.ts';
import { SOURCES } from './sources.ts';
import { readSynonyms } from './synonyms.ts';
import { TermIndex } from './term-index.ts';

const synonyms = readSynonyms([]);
const source = SOURCES.find(({ kind }) => kind === 'product')!;

type Words = { name?: string; headline?: string; description?: string };

function entry(collection: string, id: number, words: Words & { title?: string; text?: string }, shared: object = {}, parent = 0): Entry {
  return {
    collection,
    id,
    parent,
    position: 0,
    version: 1,
    published: { en: true, ar: true },
    document: { shared: { ...shared }, en: words, ar: {} },
    createdAt: '',
    updatedAt: '',
    deletedAt: null,
  };
}

/** Products in the order of their ids, each said to hold the word somewhere else. */
function order(query: string, products: readonly { words: Words; shared?: object; around?: Partial<Around> }[]): string[] {
  const index = new TermIndex();
  for (const [at, { words, shared, around }] of products.entries())
    for (const record of indexRecord(
      source,
      entry('products', at + 1, { name: `Model ${at + 1}`, ...words }, shared),
      { groups: [], sections: [], ...around },
      synonyms,
    ))
      index.put(record);
  return index.find(readQuery(query, synonyms), { most: 20, accepts: () => true }).keys;
}

test('a word counts for more in a name than in a group, a headline, a heading of its page, a text and a section', () => {
  const found = order('aurora', [
    { words: {}, around: { sections: [entry('product-rows', 1, { title: 'Falcon', text: 'aurora' }, {}, 1)] } },
    { words: { description: 'aurora' } },
    { words: {}, around: { sections: [entry('product-rows', 3, { title: 'aurora' }, {}, 3)] } },
    { words: { headline: 'aurora' } },
    { words: {}, around: { groups: ['aurora'] } },
    { words: { name: 'Model 6 aurora' } },
  ]);
  expect(found).toEqual(['product/6', 'product/5', 'product/4', 'product/3', 'product/2', 'product/1']);
});

test('a bare number is a size or a brightness before it is anything else', () => {
  const found = order('900', [
    { words: { description: 'opened 900 days ago' } },
    { words: {}, shared: { specifications: { weight: [900] } } },
    { words: {}, shared: { specifications: { brightness: [900] } } },
  ]);
  expect(found).toEqual(['product/3', 'product/2', 'product/1']);
});

test('a value with its unit comes before names that only share its digits', () => {
  const found = order('8,000 cd/m²', [{ words: { name: 'Facade P8' } }, { words: {}, shared: { specifications: { brightness: [8000] } } }]);
  expect(found).toEqual(['product/2']);
});
