import { words } from '#api/kernel/normalise.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms } from './synonyms.ts';

/** Words that only join others. */
const JOINING = new Set(
  [
    'a an the of for in on at to with and or my our your i we me you need want is are do does how what which where much many',
    'best good buy show find get',
    'من في على عن الى او مع هل ما كم اريد ابغى ابغي ابي ابحث عندكم وين ل و',
    'افضل احسن شراء',
  ]
    .join(' ')
    .split(' '),
);
/** Words that ask for what everything here has: beside others they ask for nothing. */
const PRICE = new Set('price prices pricing cost costs cheap cheapest بكم سعر اسعار تكلفه ارخص رخيص رخيصه'.split(' '));
/** What a hurried thumb glues together or spells in its own keyboard's way, as a catalogue writes it. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Nd})[,،](?=\p{Nd}{1,2}(?!\p{Nd}))/gu, '.'], // P2,5
  [/(?<!\p{L})[بپ](?=\p{Nd})/gu, 'p'], // ب2.5
];
/** شاشششة; what is left of `zzzzqqqq` would be the beginning of anything. */
const LEAST_LEFT = 3;
/** `vision115` and `86inch`, but not `ip65` and `4k`. */
const GLUED = /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{2})/u;
export const GENERIC = '=screen';
const MOST_REMEMBERED = 20_000;
const SHORT_TEXT = 40;
const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** The forms in which a word counts as the same. */
function formsOf(word: string, { nameOf }: Synonyms): string[] {
  const bare = withoutArticle(word);
  const stemmed = stem(bare);
  const name = nameOf(word) ?? nameOf(bare) ?? nameOf(stemmed);
  return [...new Set([word, bare, stemmed, ...(name ? [name] : [])])];
}

/** A model's code is also found by its parts: `p2.5` by `2.5`. */
function partsOf(word: string): string[] {
  return /\d/.test(word) && /\p{L}/u.test(word) ? (word.match(/\p{L}+|[\d.]+/gu) ?? []) : [];
}

/** All terms of a text, with the names of what it says in several words. */
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
  const found = words(text);
  const terms = new Set<string>();
  for (const [at, word] of found.entries()) {
    for (const term of termsOfWord(word, synonyms)) terms.add(term);
    if (!synonyms.begins(word) && !synonyms.begins(withoutArticle(word))) continue;
    for (let length = 2; length <= synonyms.longest; length += 1) {
      const phrase = found.slice(at, at + length);
      const name = synonyms.nameOf(phrase.map(withoutArticle).join(' ')) ?? synonyms.nameOf(phrase.join(' '));
      if (name) terms.add(name);
    }
  }
  return [...terms];
}

function termsOfWord(word: string, synonyms: Synonyms): readonly string[] {
  const known = synonyms.remembered.get(word);
  if (known) return known;
  const terms = [...formsOf(word, synonyms), ...partsOf(word)];
  if (synonyms.remembered.size < MOST_REMEMBERED) synonyms.remembered.set(word, terms);
  return terms;
}

/**
 * One thing a query asks for, in the forms that count as the same, best first; the last may still be being typed. `guesses` are what
 * a mistyped word of the trade may have meant, `begun` what one that is still being typed may become. `saysScreen`: somewhere the query says the word that asks for nothing here, but stands in names.
 */
export type Wanted = {
  forms: readonly string[];
  word: string;
  isLast: boolean;
  guesses: (distance: number) => readonly string[];
  begun: () => readonly string[];
  saysScreen?: boolean;
};

export function wantedIn(query: string, synonyms: Synonyms): Wanted[] {
  const calm = query.slice(0, QUERY_LENGTH).replace(/\p{L}+/gu, withoutRepeats);
  const spelt = TYPED.reduce((text, [typing, meant]) => text.replace(typing, meant), calm);
  const typed = words(spelt)
    .flatMap((word) => (synonyms.nameOf(word) ? word : word.split(GLUED)))
    .slice(0, QUERY_WORDS);
  const telling = typed.filter((word) => !isIn(JOINING, word));
  const meant = telling.filter((word) => !isIn(PRICE, word));
  const found = [meant, telling].find((some) => some.length > 0) ?? typed;
  const wanted: Wanted[] = [];
  for (let at = 0; at < found.length;) {
    const phrase = phraseAt(found, at, synonyms);
    const word = found[at]!;
    const forms = phrase ? [phrase.name] : formsOf(word, synonyms);
    at += phrase?.length ?? 1;
    wanted.push({
      forms,
      word: phrase ? '' : word,
      isLast: at >= found.length,
      guesses: (distance) => synonyms.near(word, distance),
      begun: () => synonyms.startingWith(word),
    });
  }
  // Everything here is a screen: the word asks for nothing where another one does.
  const others = wanted.filter(({ forms }) => !forms.includes(GENERIC));
  if (others.length === 0 || others.length === wanted.length) return wanted;
  return others.map((one) => ({ ...one, saysScreen: true }));
}

function isIn(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || list.has(withoutArticle(word));
}

function withoutRepeats(word: string): string {
  const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return short.length < LEAST_LEFT ? word : short;
}

function phraseAt(found: readonly string[], at: number, { nameOf, longest }: Synonyms): { name: string; length: number } | undefined {
  for (let length = Math.min(longest, found.length - at); length > 1; length -= 1) {
    const own = found.slice(at, at + length);
    const name = nameOf(own.join(' ')) ?? nameOf(own.map(withoutArticle).join(' '));
    if (name) return { name, length };
  }
  return undefined;
}
