import type { TitleWorth } from './packed-titles.ts';
import type { Query } from './read-query.ts';

const HOLDS_WORDS = 40;
const IS_EXACT = 200;
const SAYS_SCREEN = 60;
/** The most that a name is worth beside its terms. */
export const IS_NAMED = HOLDS_WORDS + IS_EXACT + SAYS_SCREEN;

/** An exact name comes first; a name that holds all the words comes before texts that hold them. */
export function worthOfTitle(wanted: number, { saysScreen, repeated }: Query, generic: number | undefined): TitleWorth {
  const asked = wanted + (saysScreen ? 1 : 0);
  return (words, holds) => {
    const isScreen = saysScreen && generic !== undefined && holds(generic);
    const isExact = (words === asked || words === asked - repeated) && isScreen === saysScreen;
    const share = (isScreen ? asked : wanted) / words;
    return HOLDS_WORDS * Math.min(1, share) + (isExact ? IS_EXACT : 0) + (isScreen ? SAYS_SCREEN : 0);
  };
}
