import { expect, test } from 'vitest';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { LANGUAGES } from '#content/document.ts';
import { demoRecords } from './records.ts';
import { openDemoSearch } from './search-index.ts';
import { FRESH_ROUNDS } from './search-golden/fresh-rounds.ts';
import { judge, keysIn } from './search-golden/golden.ts';

const LEAST = { words: 0.9, figures: 0.98, sentences: 0.85, misspellings: 0.91 } as const;
const LEAST_QUIET = 0.94;

const { find } = openDemoSearch(['lounge screen, شاشة مجلس']);
const products = demoRecords().find(({ collection }) => collection.name === 'products')!.records;
const rounds = Object.entries(FRESH_ROUNDS).flatMap(([name, round]) => LANGUAGES.map((language) => [name, language, round] as const));

test.each(rounds)('six kinds of buyers find what a good seller would show (%s, %s)', (_, language, { asked }) => {
  for (const kind of ['words', 'figures', 'sentences', 'misspellings'] as const) {
    const set = asked[kind][language];
    const missed = set.filter(([query, wanted]) => judge(keysIn(wanted), find(query, language).keys).recall === 0);
    expect([kind, 1 - missed.length / set.length >= LEAST[kind], missed.map(([query]) => query)]).toEqual([kind, true, expect.anything()]);
  }
});

test.each(rounds)('bounds in the words of tenders and phones are kept (%s, %s)', (_, language, { bounds, listed }) => {
  const wrong = bounds[language].filter(([query, keeps]) => {
    const all = products.filter(({ shared }) => keeps(specificationsIn(shared?.['specifications']))).map(({ id }) => `product/${id}`);
    return find(query, language).keys.toSorted().join(' ') !== all.toSorted().join(' ');
  });
  const other = (listed?.[language] ?? []).filter(
    ([query, wanted]) => find(query, language).keys.toSorted().join(' ') !== keysIn(wanted).toSorted().join(' '),
  );
  expect([...wrong, ...other].map(([query]) => query)).toEqual([]);
});

test.each(rounds)('what others sell finds nothing (%s, %s)', (_, language, { foreign }) => {
  const loud = foreign.filter((query) => find(query, language).total > 0);
  expect(loud.length / foreign.length, loud.join(' | ')).toBeLessThan(1 - LEAST_QUIET);
});
