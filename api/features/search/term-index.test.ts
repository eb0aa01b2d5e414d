import { expect, test } from 'vitest';
import { words } from '#api/kernel/normalise.ts';
import { termsOf } from './analyse.ts';
import { readQuery } from './read-query.ts';
import { MOST_COMPARED, respelt } from './respell.ts';
import { readSynonyms } from './synonyms.ts';
import { type Indexed, TermIndex } from './term-index.ts';
import { NAME_WEIGHT } from './term-lists.ts';

const synonyms = readSynonyms([]);

function named(key: string, titles: readonly string[], factor = 1): Indexed {
  return {
    key,
    mark: 0,
    factor,
    terms: new Map(titles.flatMap((title) => termsOf(title, synonyms).map((term): [string, number] => [term, NAME_WEIGHT]))),
    titles: titles.map((title) => ({ terms: new Set(termsOf(title, synonyms)), words: words(title).length })),
  };
}

const find = (index: TermIndex, query: string) => index.find(readQuery(query, synonyms), { most: 20, accepts: () => true }).keys;

test('the exact name comes first, also of a kind that counts for less, and a shorter name before a longer one', () => {
  const index = new TermIndex();
  index.put(named('long', ['Aurora Falcon Mirage Wall']));
  index.put(named('short', ['Aurora Falcon Wall']));
  index.put(named('exact', ['Another name', 'Aurora Falcon'], 0.5));
  expect(find(index, 'aurora falcon')).toEqual(['exact', 'short', 'long']);
});

test('titles are told apart in a large index, and one that was changed counts no more', () => {
  const index = new TermIndex();
  for (let number = 0; number < 3000; number += 1) index.put(named(`wall/${number}`, [`Aurora Falcon ${number} Wall`, `جدار ${number}`]));
  index.put(named('wall/7', ['Aurora Falcon'], 0.5));
  expect(find(index, 'aurora falcon')[0]).toBe('wall/7');
  expect(find(index, 'جدار 2999')[0]).toBe('wall/2999');
  index.put(named('wall/7', ['Mirage Falcon Aurora Wall'], 0.5));
  expect(find(index, 'aurora falcon')).not.toContain('wall/7');
  expect(index.wasted).toBe(2);
});

test('what is worth the same keeps its order when one of it is changed, among the first and on a late page', () => {
  const index = new TermIndex();
  const names = Array.from({ length: 500 }, (_, number) => `wall/${number}`);
  for (const name of names) index.put(named(name, ['Falcon Wall']));
  const pages = () => [0, 250].map((from) => index.find(readQuery('falcon', synonyms), { from, most: 20, accepts: () => true }).keys);
  const before = pages();
  for (const number of [0, 7, 255]) index.put(named(`wall/${number}`, ['Falcon Wall']));
  expect(pages()).toEqual(before);
  expect(before).toEqual([names.slice(0, 20), names.slice(250, 270)]);
});

test('a query of many mistyped words is compared with no more than so many words of a large catalogue', () => {
  const index = new TermIndex();
  const name = (number: number) => `${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}kiosk`;
  for (let number = 10_000; number < 40_000; number += 1) index.put(named(`wall/${number}`, [name(number)]));
  for (const typed of ['bacdekiossk', Array.from({ length: 12 }, (_, at) => `${name(12_345 + 1111 * at)}x`).join(' ')]) {
    const effort = { compared: 0 };
    respelt(typed, index, synonyms.asking, effort);
    expect([effort.compared > 0, effort.compared <= MOST_COMPARED]).toEqual([true, true]);
  }
});
