import type { BoundQuery } from './bounds.ts';
import type { GoldenSet } from './golden.ts';
import { BOUNDS_LAST } from './thirtieth-bounds.ts';
import { STRANGE_THIRTIETH } from './thirtieth-foreign.ts';
import { SENTENCES as THIRTIETH_SENTENCES } from './thirtieth-sentences.ts';
import * as thirtiethWords from './thirtieth-words.ts';
import * as thirtyFirst from './thirty-first-bounds.ts';
import { SENTENCES as THIRTY_FIRST_SENTENCES } from './thirty-first-sentences.ts';
import * as thirtyFirstWords from './thirty-first-words.ts';
import * as thirtySecond from './thirty-second-bounds.ts';
import { SENTENCES as THIRTY_SECOND_SENTENCES } from './thirty-second-sentences.ts';
import * as thirtySecondWords from './thirty-second-words.ts';
import { BOUNDS_LATER } from './twenty-eighth-bounds.ts';
import { FIGURES } from './twenty-eighth-figures.ts';
import { STRANGE_TWENTY_EIGHTH } from './twenty-eighth-foreign.ts';
import { MISSPELLINGS } from './twenty-eighth-misspellings.ts';
import { ARABIC_SENTENCES } from './twenty-eighth-sentences-ar.ts';
import { ENGLISH_SENTENCES } from './twenty-eighth-sentences-en.ts';
import { WORDS } from './twenty-eighth-words.ts';
import { BOUNDS_FRESH } from './twenty-ninth-bounds.ts';
import { STRANGE_TWENTY_NINTH } from './twenty-ninth-foreign.ts';
import { SENTENCES as TWENTY_NINTH_SENTENCES } from './twenty-ninth-sentences.ts';
import * as twentyNinthWords from './twenty-ninth-words.ts';

type Words = { WORDS: GoldenSet; FIGURES: GoldenSet; MISSPELLINGS: GoldenSet };
type Asked = { words: GoldenSet; figures: GoldenSet; sentences: GoldenSet; misspellings: GoldenSet };
type FreshRound = {
  asked: Asked;
  bounds: Readonly<Record<keyof GoldenSet, readonly BoundQuery[]>>;
  foreign: readonly string[];
  listed?: GoldenSet;
};

const NO_BOUNDS = { en: [], ar: [] };

const asked = (words: Words, sentences: GoldenSet): Asked => ({
  words: words.WORDS,
  figures: words.FIGURES,
  misspellings: words.MISSPELLINGS,
  sentences,
});

/** Large rounds, each of all kinds and written whole before any of it was asked; what they found then is in `docs/benchmarks.md`. */
export const FRESH_ROUNDS: Readonly<Record<string, FreshRound>> = {
  'twenty-eighth': {
    asked: asked({ WORDS, FIGURES, MISSPELLINGS }, { en: ENGLISH_SENTENCES, ar: ARABIC_SENTENCES }),
    bounds: BOUNDS_LATER,
    foreign: STRANGE_TWENTY_EIGHTH,
  },
  'twenty-ninth': { asked: asked(twentyNinthWords, TWENTY_NINTH_SENTENCES), bounds: BOUNDS_FRESH, foreign: STRANGE_TWENTY_NINTH },
  thirtieth: { asked: asked(thirtiethWords, THIRTIETH_SENTENCES), bounds: BOUNDS_LAST, foreign: STRANGE_THIRTIETH },
  'thirty-first': {
    asked: asked(thirtyFirstWords, THIRTY_FIRST_SENTENCES),
    bounds: NO_BOUNDS,
    listed: thirtyFirst.LISTED,
    foreign: thirtyFirst.FOREIGN,
  },
};

/** Asked once and mended for by nobody: its figures say what strangers may expect. */
export const SEALED_ROUNDS: Readonly<Record<string, FreshRound>> = {
  'thirty-second': {
    asked: asked(thirtySecondWords, THIRTY_SECOND_SENTENCES),
    bounds: NO_BOUNDS,
    listed: thirtySecond.LISTED,
    foreign: thirtySecond.FOREIGN,
  },
};
