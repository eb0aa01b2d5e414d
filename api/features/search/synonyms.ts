import { fold } from '#api/kernel/normalise.ts';
import { ASKED_WORDS } from './asked-words.ts';
import { isAlike, isMistyped } from './is-near.ts';
import { SHIPPED_SYNONYMS } from './shipped-synonyms.ts';
import { soundsOf } from './sounds.ts';
import { stem, withoutArticle } from './stem.ts';

const LATIN = /^[a-z]{4,}$/;
const NONE: readonly string[] = [];

export type Synonyms = {
  /** The groups that words belong to: staff may put into one of theirs what is in one of ours. */
  namesOf: (words: string) => readonly string[];
  longest: number;
  /** Whether any name of several words begins with this one. */
  begins: (word: string) => boolean;
  /** The names that a mistyped word may mean. */
  near: (word: string, distance: number) => readonly string[];
  /** The names of Latin words that an Arabic writing of them sounds like. */
  sounding: (sound: string) => readonly string[];
  /** The names of what a word may become that is still being typed. */
  startingWith: (start: string) => readonly string[];
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
  const asked = Object.entries(ASKED_WORDS).map(([first, line]) => ({ name: nameOfLine([first]), words: wordsOfLine(line) }));
  return { ...synonymsOf(said), asking: synonymsOf([...said, ...asked]) };
}

function synonymsOf(lines: readonly { name: string; words: readonly string[] }[]): Synonyms {
  const names = new Map<string, string[]>();
  const beginnings = new Set<string>();
  let longest = 1;
  for (const { name, words: all } of lines) {
    for (const words of all) {
      add(names, words, name);
      const [first = '', ...others] = words.split(' ');
      if (others.length > 0) beginnings.add(first);
      longest = Math.max(longest, 1 + others.length);
    }
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
  const namesOf = (words: string) => names.get(words) ?? NONE;
  return {
    namesOf,
    longest,
    begins: (word) => beginnings.has(word),
    near: (word, distance) => single.filter((other) => isMistyped(word, other, distance) || isAlike(word, other)).flatMap(namesOf),
    sounding: (sound) => sounds.get(sound) ?? NONE,
    startingWith: (start) => single.filter((word) => word.startsWith(start)).flatMap(namesOf),
    remembered: new Map(),
    shortTexts: new Map(),
  };
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const known = lists.get(key);
  if (!known) lists.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}
