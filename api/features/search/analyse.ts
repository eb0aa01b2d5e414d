import { fold } from '#api/kernel/normalise.ts';
import { figureTerm, readFigures } from './figures/read-figures.ts';
import { spellFigures } from './figures/spell-figures.ts';
import { APART } from './shipped-synonyms.ts';
import { stem, withoutArticle } from './stem.ts';
import { rootsOf, type Synonyms } from './synonyms.ts';

const WORD = /[\p{L}\p{N}]+(?:\.\d+)*/gu;
const MOST_REMEMBERED = 20_000;
const SHORT_TEXT = 40;
/** Two words with another ending may name something else. */
const FEW_WORDS = 2;

export function wordsIn(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

/** The forms in which a word counts as the same. */
export function formsOf(word: string, { namesOf }: Synonyms): string[] {
  const bare = withoutArticle(word);
  const stemmed = stem(bare);
  const names = [word, bare, stemmed].map(namesOf).find((found) => found.length > 0) ?? [];
  // «جامعة» is no «جامع»: what is left of a word of the trade may be another one.
  const isOther = namesOf(stemmed).some((name) => !names.includes(name));
  return [...new Set([word, bare, ...(isOther ? [] : [stemmed]), ...names])];
}

/** A model's code is also found by its parts: `p2.5` by `2.5`. */
function partsOf(word: string): string[] {
  return /\d/.test(word) && /\p{L}/u.test(word) ? (word.match(/\p{L}+|[\d.]+/gu) ?? []) : [];
}

/** All terms of a text, with the names of what it says in several words and with its figures. */
export function termsOf(text: string, synonyms: Synonyms): readonly string[] {
  const { shortTexts } = synonyms;
  const known = shortTexts.get(text);
  if (known) return known;
  const terms = readTerms(text, synonyms);
  // Labels and values of specifications are the same in many records.
  if (text.length <= SHORT_TEXT && shortTexts.size < MOST_REMEMBERED) shortTexts.set(text, terms);
  return terms;
}

function readTerms(text: string, synonyms: Synonyms): string[] {
  const spelt = spellFigures(fold(text));
  const found = wordsIn(spelt);
  const terms = new Set<string>();
  let apart: { name: string; until: number } | undefined;
  for (const [at, word] of found.entries()) {
    for (const { names, length } of phrasesAt(found, at, synonyms))
      for (const name of names) {
        terms.add(name);
        const other = APART.get(name);
        if (other !== undefined) apart = { name: other, until: at + length };
      }
    for (const term of termsOfWord(word, synonyms)) if (!apart || at >= apart.until || term !== apart.name) terms.add(term);
  }
  for (const name of hyphenatedIn(spelt)) terms.add(name);
  for (const { values, unit } of readFigures(spelt)) if (unit !== undefined || values.length > 1) terms.add(figureTerm(values, unit));
  return [...terms];
}

const HYPHENATED = /(?<![\p{L}\p{N}])\p{L}+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}])/gu;

/** What is written with hyphens as one word: `usb-c` as `usbc`. */
export function hyphenatedIn(folded: string): string[] {
  return (folded.match(HYPHENATED) ?? []).map((name) => name.replaceAll('-', ''));
}

/** What the words from a place on say in several of them, the longest first. */
export function phrasesAt(found: readonly string[], at: number, synonyms: Synonyms): { names: readonly string[]; length: number }[] {
  const word = found[at];
  if (word === undefined) return [];
  if (!synonyms.begins(word) && !synonyms.begins(withoutArticle(word)) && !synonyms.beginsBent(word)) return [];
  const phrases: { names: readonly string[]; length: number }[] = [];
  for (let length = Math.min(synonyms.longest, found.length - at); length > 1; length -= 1) {
    const own = found.slice(at, at + length);
    const names = [...synonyms.namesOf(own.join(' ')), ...synonyms.namesOf(own.map(withoutArticle).join(' '))];
    if (names.length === 0 && found.length > FEW_WORDS && own.every((part) => part !== '')) names.push(...synonyms.namesOf(rootsOf(own)));
    if (names.length > 0) phrases.push({ names: [...new Set(names)], length });
  }
  return phrases;
}

function termsOfWord(word: string, synonyms: Synonyms): readonly string[] {
  const known = synonyms.remembered.get(word);
  if (known) return known;
  const terms = [...formsOf(word, synonyms), ...partsOf(word)];
  if (synonyms.remembered.size < MOST_REMEMBERED) synonyms.remembered.set(word, terms);
  return terms;
}
