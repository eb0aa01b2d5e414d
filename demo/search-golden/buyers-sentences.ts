import type { GoldenSet } from './golden.ts';
import { ARABIC_SENTENCES as TWENTY_SIXTH_ARABIC } from './twenty-sixth-sentences-ar.ts';
import { ENGLISH_SENTENCES as TWENTY_SIXTH_ENGLISH } from './twenty-sixth-sentences-en.ts';
import { ARABIC_SENTENCES as TWENTY_SEVENTH_ARABIC } from './twenty-seventh-sentences-ar.ts';
import { ENGLISH_SENTENCES as TWENTY_SEVENTH_ENGLISH } from './twenty-seventh-sentences-en.ts';

/** What buyers of many trades type into the box, twice 120 in each language; the second was written when the first had been mended by rules. */
export const BUYERS_SENTENCES: Readonly<Record<string, GoldenSet>> = {
  'twenty-sixth': { en: TWENTY_SIXTH_ENGLISH, ar: TWENTY_SIXTH_ARABIC },
  'twenty-seventh': { en: TWENTY_SEVENTH_ENGLISH, ar: TWENTY_SEVENTH_ARABIC },
};
