import { phrasesAt } from './analyse.ts';
import { JOINING } from './joining.ts';
import type { Synonyms } from './synonyms.ts';

const NO_WORDS: readonly string[] = [];

/** The words of a query, with what is mistyped in a name of several words: "vedio wall". A word that forms no name with its neighbours is left as it is. */
export function withMendedPhrases(words: readonly string[], synonyms: Synonyms): readonly string[] {
  if (words.length < 2) return words;
  const mended = [...words];
  for (const [at, word] of mended.entries()) {
    const likely = word === '' || JOINING.has(word) ? NO_WORDS : synonyms.partsLike(word);
    const meant = likely.find((part) => isNamed(mended.with(at, part), at, synonyms));
    if (meant !== undefined) {
      mended[at] = meant;
      continue;
    }
    // "controll romm": a slip in each of them.
    const next = words[at + 1];
    if (likely.length === 0 || !next || JOINING.has(next)) continue;
    const pairs = synonyms.partsLike(next).flatMap((other) => likely.map((part) => [part, other] as const));
    const pair = pairs.find(([part, other]) => synonyms.namesOf(`${part} ${other}`).length > 0);
    if (pair) [mended[at], mended[at + 1]] = pair;
  }
  return mended;
}

function isNamed(words: readonly string[], at: number, synonyms: Synonyms): boolean {
  for (let from = Math.max(0, at - synonyms.longest + 1); from <= at; from += 1)
    if (phrasesAt(words, from, synonyms).some(({ length }) => from + length > at)) return true;
  return false;
}
