import { isAlike, isBesideKey, isMistyped } from '#api/kernel/is-near.ts';
import { fold } from '#api/kernel/normalise.ts';
import { soundsOf } from '#api/kernel/sounds.ts';
import { bonesOf } from './arabizi.ts';
import { ASKED_NEEDS } from './asked-needs.ts';
import { ASKED_PLACES } from './asked-places.ts';
import { ASKED_PLACES_ARABIC } from './asked-places-arabic.ts';
import { ASKED_STORIES } from './asked-stories.ts';
import { ASKED_TROUBLES } from './asked-troubles.ts';
import { ASKED_USES } from './asked-uses.ts';
import { ASKED_USES_ARABIC } from './asked-uses-arabic.ts';
import { ASKED_WORDS } from './asked-words.ts';
import { Lexicon } from './lexicon.ts';
import { SHIPPED_SYNONYMS } from './shipped-synonyms.ts';
import { stem, withoutArticle } from './stem.ts';

const LATIN = /^[a-z]{4,}$/;
const NONE: readonly string[] = [];
const SHORTEST_PART = 4;
const SPELT = /^(?:[a-z]{4,}|[\u0621-\u064a]{4,})$/;

export type Synonyms = {
  /** The groups that words belong to: staff may put into one of theirs what is in one of ours. */
  namesOf: (words: string) => readonly string[];
  /** Whether it is, or begins, what texts say for the same thing; other words only tell of a place or of a trouble. */
  isOfTrade: (words: string) => boolean;
  longest: number;
  /** Whether any name of several words begins with this one. */
  begins: (word: string) => boolean;
  /** The same of a word with another ending. */
  beginsBent: (word: string) => boolean;
  /** The words of names of several words that a mistyped one may be. */
  partsLike: (word: string) => readonly string[];
  /** The names that a mistyped word may mean. */
  near: (word: string, distance: number) => readonly string[];
  /** The names of Latin words that an Arabic writing of them sounds like. */
  sounding: (sound: string) => readonly string[];
  /** The Arabic word that has these consonants. */
  spelt: (bones: string) => string | undefined;
  /** The names of what a word may become that is still being typed. */
  startingWith: (start: string) => readonly string[];
  spoken: ReadonlySet<string>;
  lexicon: Lexicon;
  /** The forms of words met before: a catalogue uses few different ones. */
  remembered: Map<string, readonly string[]>;
  /** The same of whole short texts. */
  shortTexts: Map<string, readonly string[]>;
};

/** What texts say, and what only queries say beside it. */
export type TradeWords = Synonyms & { asking: Synonyms };

/** The words of a line, folded: "kiosk, كشك" as kiosk and كشك. */
export function wordsOfLine(line: string): string[] {
  return line
    .split(/[,،]/)
    .map((words) => fold(words).trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

/** What a record holds that says any of the words. */
export function nameOfLine(words: readonly string[]): string {
  return `=${words[0] ?? ''}`;
}

/** Lines of equal words, separated by commas. */
export function readSynonyms(own: readonly string[]): TradeWords {
  const said = [...own, ...SHIPPED_SYNONYMS].map((line) => wordsOfLine(line)).map((words) => ({ name: nameOfLine(words), words }));
  const asked = [ASKED_WORDS, ASKED_STORIES, ASKED_TROUBLES, ASKED_NEEDS, ASKED_USES, ASKED_USES_ARABIC, ASKED_PLACES, ASKED_PLACES_ARABIC]
    .flatMap(Object.entries<string>)
    .map(([first, line]) => ({ name: nameOfLine([first]), words: wordsOfLine(line) }));
  const trade = synonymsOf(said);
  return {
    ...trade,
    asking: {
      ...synonymsOf([...said, ...asked], { isBent: true }),
      isOfTrade: trade.isOfTrade,
      startingWith: trade.startingWith,
      near: trade.near,
    },
  };
}

/** `isBent`: a name of several words is known with other endings as well; "العاب تفاعليه" as "العاب تفاعلي". */
function synonymsOf(lines: readonly { name: string; words: readonly string[] }[], { isBent = false } = {}): Synonyms {
  const names = new Map<string, string[]>();
  const beginnings = new Set<string>();
  const parts = new Set<string>();
  const roots = new Set<string>();
  const spoken = new Set<string>();
  let longest = 1;
  for (const { name, words: all } of lines) {
    for (const words of all) {
      add(names, words, name);
      const [first = '', ...others] = words.split(' ');
      for (const word of [first, ...others]) spoken.add(word);
      if (others.length > 0) {
        beginnings.add(first);
        if (isBent) roots.add(stem(withoutArticle(first)));
        for (const part of [first, ...others]) parts.add(part);
      }
      longest = Math.max(longest, 1 + others.length);
    }
  }
  if (isBent)
    for (const [words, own] of names) {
      const bent = words.includes(' ') ? rootsOf(words.split(' ')) : undefined;
      if (bent !== undefined && !names.has(bent)) names.set(bent, own);
    }
  const ofSingle = [...names].filter(([words]) => !words.includes(' '));
  const single = ofSingle.map(([word]) => word);
  // A plural or another ending of a word means the same, unless it is a word of its own.
  for (const [word, own] of ofSingle) {
    const root = stem(withoutArticle(word));
    if (!names.has(root)) names.set(root, own);
  }
  const sounds = new Map<string, string[]>();
  for (const [word, own] of ofSingle)
    if (LATIN.test(word)) for (const sound of soundsOf(word)) for (const name of own) add(sounds, sound, name);
  const spelt = new Map<string, string>();
  for (const [word] of ofSingle) {
    const bones = bonesOf(word);
    for (const one of bones ? [bones, bones.replaceAll('ع', '')] : []) if (!spelt.has(one)) spelt.set(one, word);
  }
  const namesOf = (words: string) => names.get(words) ?? NONE;
  const longParts = [...parts].filter((part) => part.length >= SHORTEST_PART);
  const partsByLength = Map.groupBy(longParts, ({ length }) => length);
  const partsBySound = new Map<string, string[]>();
  for (const part of longParts) if (LATIN.test(part)) for (const sound of soundsOf(part)) add(partsBySound, sound, part);
  const lexicon = new Lexicon();
  for (const word of spoken) if (SPELT.test(word)) lexicon.add(word);
  const byLength = Map.groupBy(single, ({ length }) => length);
  // A slip of the finger leaves a word about as long as it was.
  const asLong = (word: string, distance: number) =>
    Array.from({ length: 2 * distance + 1 }, (_, at) => byLength.get(word.length - distance + at) ?? []).flat();
  return {
    namesOf,
    isOfTrade: (words) => names.has(words) || beginnings.has(words),
    longest,
    begins: (word) => beginnings.has(word),
    beginsBent: (word) => roots.has(stem(withoutArticle(word))),
    partsLike: (word) => {
      if (word.length < SHORTEST_PART || parts.has(word) || names.has(word)) return NONE;
      const alike = [-1, 0, 1]
        .flatMap((more) => partsByLength.get(word.length + more) ?? [])
        .filter(
          // "control roon": what stands beside it says of four letters what is meant.
          (part) => isMistyped(word, part, 1) || isBesideKey(word, part, 'behind'),
        );
      const heard = LATIN.test(word) ? soundsOf(word).flatMap((sound) => partsBySound.get(sound) ?? []) : [];
      return [...new Set([...alike, ...heard.filter((part) => part[0] === word[0] && Math.abs(part.length - word.length) < 2)])];
    },
    near: (word, distance) =>
      asLong(word, distance)
        .filter((other) => isMistyped(word, other, distance) || isAlike(word, other) || isFirstMissed(word, other))
        .flatMap(namesOf),
    sounding: (sound) => sounds.get(sound) ?? NONE,
    spelt: (bones) => spelt.get(bones),
    startingWith: (start) => single.filter((word) => word.startsWith(start)).flatMap(namesOf),
    spoken,
    lexicon,
    remembered: new Map(),
    shortTexts: new Map(),
  };
}

/** `jiosk`: the first key missed by one, in a word that is long enough to be no other one. */
function isFirstMissed(typed: string, meant: string): boolean {
  return typed.length > SHORTEST_PART && isBesideKey(typed, meant, 'first');
}

export function rootsOf(words: readonly string[]): string {
  return words.map((word) => stem(withoutArticle(word))).join(' ');
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const known = lists.get(key);
  if (!known) lists.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}
