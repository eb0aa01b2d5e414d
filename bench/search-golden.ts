import { LANGUAGES } from '#content/document.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { demoRecords } from '#demo/records.ts';
import { openDemoSearch } from '#demo/search-index.ts';
import { BOUNDS } from '#demo/search-golden/bounds.ts';
import { STRANGE_ELEVENTH } from '#demo/search-golden/eleventh-foreign.ts';
import { MISSPELLINGS as ELEVENTH_MISTYPED, SENTENCES as ELEVENTH_ASKED } from '#demo/search-golden/eleventh-sentences.ts';
import { FIGURES as ELEVENTH_FIGURES, WORDS as ELEVENTH_SAID } from '#demo/search-golden/eleventh-words.ts';
import { STRANGE_NINTH } from '#demo/search-golden/ninth-foreign.ts';
import { STRANGE_TENTH } from '#demo/search-golden/tenth-foreign.ts';
import { STRANGE_THIRTEENTH } from '#demo/search-golden/thirteenth-foreign.ts';
import { MISSPELLINGS as THIRTEENTH_MISTYPED, SENTENCES as THIRTEENTH_ASKED } from '#demo/search-golden/thirteenth-sentences.ts';
import { FIGURES as THIRTEENTH_FIGURES, WORDS as THIRTEENTH_SAID } from '#demo/search-golden/thirteenth-words.ts';
import { STRANGE_TWELFTH } from '#demo/search-golden/twelfth-foreign.ts';
import { MISSPELLINGS as TWELFTH_MISTYPED, SENTENCES as TWELFTH_ASKED } from '#demo/search-golden/twelfth-sentences.ts';
import { FIGURES as TWELFTH_FIGURES, WORDS as TWELFTH_SAID } from '#demo/search-golden/twelfth-words.ts';
import { SENTENCES as FIFTH_ASKED } from '#demo/search-golden/fifth-sentences.ts';
import { FIGURES } from '#demo/search-golden/figures.ts';
import { FOREIGN } from '#demo/search-golden/foreign.ts';
import { MISSPELLINGS as FOURTH_MISTYPED, SENTENCES as FOURTH_ASKED } from '#demo/search-golden/fourth-sentences.ts';
import { FIGURES as FOURTH_FIGURES, WORDS as FOURTH_SAID } from '#demo/search-golden/fourth-words.ts';
import { judge, keysIn } from '#demo/search-golden/golden.ts';
import { MISSPELLINGS } from '#demo/search-golden/misspellings.ts';
import { SENTENCES } from '#demo/search-golden/sentences.ts';
import { FIGURES as ASKED_FIGURES } from '#demo/search-golden/strangers-figures.ts';
import { STRANGE_EIGHTH, STRANGE_SEVENTH, STRANGE_SIXTH } from '#demo/search-golden/sixth-foreign.ts';
import { MISSPELLINGS as EIGHTH_MISTYPED, SENTENCES as EIGHTH_ASKED } from '#demo/search-golden/eighth-sentences.ts';
import { FIGURES as EIGHTH_FIGURES, WORDS as EIGHTH_SAID } from '#demo/search-golden/eighth-words.ts';
import { MISSPELLINGS as SEVENTH_MISTYPED, SENTENCES as SEVENTH_ASKED } from '#demo/search-golden/seventh-sentences.ts';
import { MISSPELLINGS as NINTH_MISTYPED, SENTENCES as NINTH_ASKED } from '#demo/search-golden/ninth-sentences.ts';
import { FIGURES as NINTH_FIGURES, WORDS as NINTH_SAID } from '#demo/search-golden/ninth-words.ts';
import { MISSPELLINGS as TENTH_MISTYPED, SENTENCES as TENTH_ASKED } from '#demo/search-golden/tenth-sentences.ts';
import { FIGURES as TENTH_FIGURES, WORDS as TENTH_SAID } from '#demo/search-golden/tenth-words.ts';
import { FIGURES as SEVENTH_FIGURES, WORDS as SEVENTH_SAID } from '#demo/search-golden/seventh-words.ts';
import { MISSPELLINGS as SIXTH_MISTYPED, SENTENCES as SIXTH_ASKED } from '#demo/search-golden/sixth-sentences.ts';
import { FIGURES as SIXTH_FIGURES, WORDS as SIXTH_SAID } from '#demo/search-golden/sixth-words.ts';
import { STRANGE, STRANGE_LATER, STRANGE_THIRD, STRANGE_FOURTH, STRANGE_FIFTH } from '#demo/search-golden/strangers-foreign.ts';
import { MISSPELLINGS as MISTYPED, MISSPELLINGS_LATER } from '#demo/search-golden/strangers-misspellings.ts';
import { SENTENCES as ASKED, SENTENCES_LATER } from '#demo/search-golden/strangers-sentences.ts';
import { WORDS as SAID, WORDS_LATER } from '#demo/search-golden/strangers-words.ts';
import { MISSPELLINGS as THIRD_MISTYPED, SENTENCES as THIRD_ASKED } from '#demo/search-golden/third-sentences.ts';
import { FIGURES as THIRD_FIGURES, WORDS as THIRD_SAID } from '#demo/search-golden/third-words.ts';
import { UNSEEN, UNSEEN_FOREIGN } from '#demo/search-golden/unseen.ts';
import { WORDS } from '#demo/search-golden/words.ts';
import { STRANGE_FOURTEENTH } from '#demo/search-golden/fourteenth-foreign.ts';
import { MISSPELLINGS as FOURTEENTH_MISTYPED, SENTENCES as FOURTEENTH_ASKED } from '#demo/search-golden/fourteenth-sentences.ts';
import { STRANGE_FIFTEENTH } from '#demo/search-golden/fifteenth-foreign.ts';
import { MISSPELLINGS as FIFTEENTH_MISTYPED, SENTENCES as FIFTEENTH_ASKED } from '#demo/search-golden/fifteenth-sentences.ts';
import { STRANGE_SIXTEENTH } from '#demo/search-golden/sixteenth-foreign.ts';
import { MISSPELLINGS as SIXTEENTH_MISTYPED, SENTENCES as SIXTEENTH_ASKED } from '#demo/search-golden/sixteenth-sentences.ts';
import { STRANGE_SEVENTEENTH } from '#demo/search-golden/seventeenth-foreign.ts';
import { STRANGE_EIGHTEENTH } from '#demo/search-golden/eighteenth-foreign.ts';
import { MISSPELLINGS as EIGHTEENTH_MISTYPED, SENTENCES as EIGHTEENTH_ASKED } from '#demo/search-golden/eighteenth-sentences.ts';
import { MISSPELLINGS as SEVENTEENTH_MISTYPED, SENTENCES as SEVENTEENTH_ASKED } from '#demo/search-golden/seventeenth-sentences.ts';
import { BUYERS_SENTENCES } from '#demo/search-golden/buyers-sentences.ts';
import { FRESH_ROUNDS, SEALED_ROUNDS } from '#demo/search-golden/fresh-rounds.ts';
import { LATER_ROUNDS } from '#demo/search-golden/later-rounds.ts';
import { STRANGERS_BOUNDS } from '#demo/search-golden/strangers-bounds.ts';
import { report } from './report.ts';

/** How well the search finds what the golden sets ask for: `node bench/search-golden.ts`. */
const { find } = openDemoSearch();
const ROUNDS = { ...FRESH_ROUNDS, ...SEALED_ROUNDS };
const products = demoRecords().find(({ collection }) => collection.name === 'products')!.records;

const sets = {
  Words: WORDS,
  Figures: FIGURES,
  Sentences: SENTENCES,
  Misspellings: MISSPELLINGS,
  'Words written later': UNSEEN.words,
  'Figures written later': UNSEEN.figures,
  'Sentences written later': UNSEEN.sentences,
  'Misspellings written later': UNSEEN.misspellings,
  'Words of strangers': SAID,
  'Figures of strangers': ASKED_FIGURES,
  'Sentences of strangers': ASKED,
  'Misspellings of strangers': MISTYPED,
  'Words of strangers, second set': WORDS_LATER,
  'Sentences of strangers, second set': SENTENCES_LATER,
  'Misspellings of strangers, second set': MISSPELLINGS_LATER,
  'Words of strangers, third set': THIRD_SAID,
  'Figures of strangers, third set': THIRD_FIGURES,
  'Sentences of strangers, third set': THIRD_ASKED,
  'Misspellings of strangers, third set': THIRD_MISTYPED,
  'Words of strangers, fourth set': FOURTH_SAID,
  'Figures of strangers, fourth set': FOURTH_FIGURES,
  'Sentences of strangers, fourth set': FOURTH_ASKED,
  'Misspellings of strangers, fourth set': FOURTH_MISTYPED,
  'Sentences of strangers, fifth set': FIFTH_ASKED,
  'Words of strangers, sixth set': SIXTH_SAID,
  'Figures of strangers, sixth set': SIXTH_FIGURES,
  'Sentences of strangers, sixth set': SIXTH_ASKED,
  'Misspellings of strangers, sixth set': SIXTH_MISTYPED,
  'Words of strangers, seventh set': SEVENTH_SAID,
  'Figures of strangers, seventh set': SEVENTH_FIGURES,
  'Sentences of strangers, seventh set': SEVENTH_ASKED,
  'Misspellings of strangers, seventh set': SEVENTH_MISTYPED,
  'Words of strangers, eighth set': EIGHTH_SAID,
  'Figures of strangers, eighth set': EIGHTH_FIGURES,
  'Sentences of strangers, eighth set': EIGHTH_ASKED,
  'Misspellings of strangers, eighth set': EIGHTH_MISTYPED,
  'Words of strangers, ninth set': NINTH_SAID,
  'Figures of strangers, ninth set': NINTH_FIGURES,
  'Sentences of strangers, ninth set': NINTH_ASKED,
  'Misspellings of strangers, ninth set': NINTH_MISTYPED,
  'Words of strangers, tenth set': TENTH_SAID,
  'Figures of strangers, tenth set': TENTH_FIGURES,
  'Sentences of strangers, tenth set': TENTH_ASKED,
  'Misspellings of strangers, tenth set': TENTH_MISTYPED,
  'Words of strangers, eleventh set': ELEVENTH_SAID,
  'Figures of strangers, eleventh set': ELEVENTH_FIGURES,
  'Sentences of strangers, eleventh set': ELEVENTH_ASKED,
  'Misspellings of strangers, eleventh set': ELEVENTH_MISTYPED,
  'Words of strangers, twelfth set': TWELFTH_SAID,
  'Figures of strangers, twelfth set': TWELFTH_FIGURES,
  'Sentences of strangers, twelfth set': TWELFTH_ASKED,
  'Misspellings of strangers, twelfth set': TWELFTH_MISTYPED,
  'Words of strangers, thirteenth set': THIRTEENTH_SAID,
  'Figures of strangers, thirteenth set': THIRTEENTH_FIGURES,
  'Sentences of strangers, thirteenth set': THIRTEENTH_ASKED,
  'Misspellings of strangers, thirteenth set': THIRTEENTH_MISTYPED,
  'Sentences of strangers, fourteenth set': FOURTEENTH_ASKED,
  'Misspellings of strangers, fourteenth set': FOURTEENTH_MISTYPED,
  'Sentences of strangers, fifteenth set': FIFTEENTH_ASKED,
  'Misspellings of strangers, fifteenth set': FIFTEENTH_MISTYPED,
  'Sentences of strangers, sixteenth set': SIXTEENTH_ASKED,
  'Misspellings of strangers, sixteenth set': SIXTEENTH_MISTYPED,
  'Sentences of strangers, seventeenth set': SEVENTEENTH_ASKED,
  'Misspellings of strangers, seventeenth set': SEVENTEENTH_MISTYPED,
  'Sentences of strangers, eighteenth set': EIGHTEENTH_ASKED,
  'Misspellings of strangers, eighteenth set': EIGHTEENTH_MISTYPED,
  ...Object.fromEntries(
    LATER_ROUNDS.flatMap(({ name, words, figures, sentences, misspellings }) =>
      Object.entries({ Words: words, Figures: figures, Sentences: sentences, Misspellings: misspellings }).map(([kind, set]) => [
        `${kind} of strangers, ${name} set`,
        set,
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(ROUNDS).flatMap(
      ([
        name,
        {
          asked: { words, figures, sentences, misspellings },
        },
      ]) =>
        Object.entries({ Words: words, Figures: figures, Sentences: sentences, Misspellings: misspellings }).map(([kind, set]) => [
          `${kind} of strangers, ${name} set`,
          set,
        ]),
    ),
  ),
  ...Object.fromEntries(Object.entries(BUYERS_SENTENCES).map(([name, set]) => [`Sentences of strangers, ${name} set`, set])),
};
const rows = Object.entries(sets).flatMap(([name, set]) =>
  LANGUAGES.map((language) => {
    const judged = set[language].map(([query, wanted]) => judge(keysIn(wanted), find(query, language).keys));
    const recall = judged.reduce((sum, one) => sum + one.recall, 0) / judged.length;
    const first = judged.filter(({ isFirst }) => isFirst).length / judged.length;
    const found = judged.filter((one) => one.recall > 0).length / judged.length;
    return `| ${name} | ${language} | ${judged.length} | ${recall.toFixed(3)} | ${found.toFixed(3)} | ${first.toFixed(3)} |`;
  }),
);
const stable = LANGUAGES.map((language) => {
  const asked = [...BOUNDS[language], ...STRANGERS_BOUNDS[language], ...Object.values(ROUNDS).flatMap(({ bounds }) => bounds[language])];
  const held = asked.filter(([query, keeps]) => {
    const { keys } = find(query, language);
    const isStable = (key: string) =>
      products.some(({ id, shared }) => `product/${id}` === key && keeps(specificationsIn(shared?.['specifications'])));
    return keys.length > 0 && keys.every(isStable);
  });
  const listed = Object.values(ROUNDS).flatMap((round) => round.listed?.[language] ?? []);
  const exact = listed.filter(([query, wanted]) => find(query, language).keys.toSorted().join(' ') === keysIn(wanted).toSorted().join(' '));
  const count = asked.length + listed.length;
  return `| Bounds kept | ${language} | ${count} | ${((held.length + exact.length) / count).toFixed(3)} | | |`;
});
const foreign = [
  ...FOREIGN,
  ...UNSEEN_FOREIGN,
  ...STRANGE,
  ...STRANGE_LATER,
  ...STRANGE_THIRD,
  ...STRANGE_FOURTH,
  ...STRANGE_FIFTH,
  ...STRANGE_SIXTH,
  ...STRANGE_SEVENTH,
  ...STRANGE_EIGHTH,
  ...STRANGE_NINTH,
  ...STRANGE_TENTH,
  ...STRANGE_ELEVENTH,
  ...STRANGE_TWELFTH,
  ...STRANGE_THIRTEENTH,
  ...STRANGE_FOURTEENTH,
  ...STRANGE_FIFTEENTH,
  ...STRANGE_SIXTEENTH,
  ...STRANGE_SEVENTEENTH,
  ...STRANGE_EIGHTEENTH,
  ...LATER_ROUNDS.flatMap((round) => round.foreign),
  ...Object.values(ROUNDS).flatMap((round) => round.foreign),
];
const quiet = LANGUAGES.map((language) => {
  const silent = foreign.filter((query) => find(query, language).total === 0);
  return `| Foreign queries that find nothing | ${language} | ${silent.length} of ${foreign.length} | ${(silent.length / foreign.length).toFixed(3)} | | |`;
});

await report('search-golden', [
  `What the golden sets of \`demo/search-golden\` find on the demo company, measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/search-golden.ts\`. Recall at five: of the records that a query should find, how many of the first five are among them (all, where fewer are wanted). Found: how often any of them is among the first five. First: how often one of them stands first. The sets were written by whoever built the search, so they say that nothing got worse, not how strangers fare.`,
  '',
  '| Set | Language | Queries | Recall at five | Found | First |',
  '|---|---|---|---|---|---|',
  ...rows,
  ...stable,
  ...quiet,
]);
