import { indexTerms, queryTerms, words } from '#api/kernel/normalise.ts';

const STRETCHED = /(.)\1+/gu;
const INSIDE_A_WORD = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/gu;
const SPELT_OUT = 3;

/** Finds a watched word however it is dressed up: stretched, spaced out, dotted, with article, diacritics or tatweel. */
export function findWatchedWord(text: string, watched: readonly string[]): string | undefined {
  const spellings = [plainWords(text), plainWords(text.replace(INSIDE_A_WORD, ''))].map((spelling) =>
    spelling.map((word) => new Set(indexTerms(word))),
  );
  return watched.find((phrase) => {
    const wanted = plainWords(phrase).map((word) => queryTerms(word, false));
    return wanted.length > 0 && spellings.some((spelling) => holdsPhrase(spelling, wanted));
  });
}

function holdsPhrase(spelling: readonly ReadonlySet<string>[], wanted: readonly string[][]): boolean {
  return spelling.some((_, start) => wanted.every((terms, step) => terms.some((term) => spelling[start + step]?.has(term))));
}

/** `c a s i n o` is one word, and `casiiino` is written `casino`. */
function plainWords(text: string): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const endRun = () => {
    joined.push(...(letters.length >= SPELT_OUT ? [letters.join('')] : letters));
    letters = [];
  };
  for (const word of words(text)) {
    if (word.length === 1) {
      letters.push(word);
      continue;
    }
    endRun();
    joined.push(word);
  }
  endRun();
  return joined.map((word) => word.replace(STRETCHED, '$1'));
}
