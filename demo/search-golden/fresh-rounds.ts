import type { BoundQuery } from './bounds.ts';
import type { GoldenSet } from './golden.ts';
import { BOUNDS_LATER } from './twenty-eighth-bounds.ts';
import { FIGURES } from './twenty-eighth-figures.ts';
import { STRANGE_TWENTY_EIGHTH } from './twenty-eighth-foreign.ts';
import { MISSPELLINGS } from './twenty-eighth-misspellings.ts';
import { ARABIC_SENTENCES } from './twenty-eighth-sentences-ar.ts';
import { ENGLISH_SENTENCES } from './twenty-eighth-sentences-en.ts';
import { WORDS } from './twenty-eighth-words.ts';

type Asked = { words: GoldenSet; figures: GoldenSet; sentences: GoldenSet; misspellings: GoldenSet };
type FreshRound = { asked: Asked; bounds: Readonly<Record<keyof GoldenSet, readonly BoundQuery[]>>; foreign: readonly string[] };

/** Large rounds, each of all kinds, written whole before any of it was asked. */
export const FRESH_ROUNDS: Readonly<Record<string, FreshRound>> = {
  'twenty-eighth': {
    asked: {
      words: WORDS,
      figures: FIGURES,
      sentences: { en: ENGLISH_SENTENCES, ar: ARABIC_SENTENCES },
      misspellings: MISSPELLINGS,
    },
    bounds: BOUNDS_LATER,
    foreign: STRANGE_TWENTY_EIGHTH,
  },
};
