import type { GoldenSet } from './golden.ts';
import { STRANGE_NINETEENTH } from './nineteenth-foreign.ts';
import * as nineteenthSentences from './nineteenth-sentences.ts';
import * as nineteenthWords from './nineteenth-words.ts';
import { STRANGE_TWENTIETH } from './twentieth-foreign.ts';
import * as twentiethSentences from './twentieth-sentences.ts';
import * as twentiethWords from './twentieth-words.ts';
import { STRANGE_TWENTY_FIRST } from './twenty-first-foreign.ts';
import * as twentyFirstSentences from './twenty-first-sentences.ts';
import * as twentyFirstWords from './twenty-first-words.ts';
import { STRANGE_TWENTY_SECOND } from './twenty-second-foreign.ts';
import * as twentySecondSentences from './twenty-second-sentences.ts';
import * as twentySecondWords from './twenty-second-words.ts';
import { STRANGE_TWENTY_THIRD } from './twenty-third-foreign.ts';
import * as twentyThirdSentences from './twenty-third-sentences.ts';
import * as twentyThirdWords from './twenty-third-words.ts';
import { STRANGE_TWENTY_FOURTH } from './twenty-fourth-foreign.ts';
import * as twentyFourthSentences from './twenty-fourth-sentences.ts';
import * as twentyFourthWords from './twenty-fourth-words.ts';
import { STRANGE_TWENTY_FIFTH } from './twenty-fifth-foreign.ts';
import * as twentyFifthSentences from './twenty-fifth-sentences.ts';
import * as twentyFifthWords from './twenty-fifth-words.ts';

type Round = {
  name: string;
  words: GoldenSet;
  figures: GoldenSet;
  sentences: GoldenSet;
  misspellings: GoldenSet;
  foreign: readonly string[];
};
type Sets = { words: { WORDS: GoldenSet; FIGURES: GoldenSet }; sentences: { SENTENCES: GoldenSet; MISSPELLINGS: GoldenSet } };

const round = (name: string, { words, sentences }: Sets, foreign: readonly string[]): Round => ({
  name,
  words: words.WORDS,
  figures: words.FIGURES,
  sentences: sentences.SENTENCES,
  misspellings: sentences.MISSPELLINGS,
  foreign,
});

/** Each was written when the one before had been mended, in the voice of other buyers. What they found when first asked is in `docs/benchmarks.md`. */
export const LATER_ROUNDS: readonly Round[] = [
  round('nineteenth', { words: nineteenthWords, sentences: nineteenthSentences }, STRANGE_NINETEENTH),
  round('twentieth', { words: twentiethWords, sentences: twentiethSentences }, STRANGE_TWENTIETH),
  round('twenty-first', { words: twentyFirstWords, sentences: twentyFirstSentences }, STRANGE_TWENTY_FIRST),
  round('twenty-second', { words: twentySecondWords, sentences: twentySecondSentences }, STRANGE_TWENTY_SECOND),
  round('twenty-third', { words: twentyThirdWords, sentences: twentyThirdSentences }, STRANGE_TWENTY_THIRD),
  round('twenty-fourth', { words: twentyFourthWords, sentences: twentyFourthSentences }, STRANGE_TWENTY_FOURTH),
  round('twenty-fifth', { words: twentyFifthWords, sentences: twentyFifthSentences }, STRANGE_TWENTY_FIFTH),
];
