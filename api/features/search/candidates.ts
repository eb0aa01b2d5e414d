import { soundOf, soundsOf } from '#api/kernel/sounds.ts';
import { formsOf } from './analyse.ts';
import { NAME_WEIGHT, type TermLists } from './term-lists.ts';
import { withoutArticle } from './stem.ts';
import { STRONG, type TermWords } from './term-words.ts';
import { isPlain } from './plain-words.ts';
import type { Wanted } from './wanted.ts';

const MOST_BEGINNINGS = 200;
const SHORTEST_BEGINNING = 2;
const SHORTEST_NEAR = 3;
const SHORTEST_FORM = 4;
const SHORTEST_UNDOUBLED = 6;
const LONG_WORD = 8;
const LONG_NAME = 7;
const TELLING = 3;
/** What Arabic writes together with the word that follows (for, with, and, so, like), and who does what a verb says. */
const PREFIXES = [/^[لبوفك](?=\p{L}{3})/u, /^[انيت](?=\p{L}{4})/u];
/** How much a way of finding a word is worth beside the word itself. */
export const QUALITY = { word: 1, form: 0.9, loose: 0.8, sound: 0.6, beginning: 0.5, near: 0.4, far: 0.35 } as const;

/** The terms of an index that a word of a query may mean, each with how sure that is. Errors are forgiven only where nothing else is there. */
export function candidatesOf(wanted: Wanted, lists: TermLists, words: TermWords, isGuessed = true): Map<string, number> {
  const found = new Map<string, number>();
  const { word, forms, isLast, synonyms } = wanted;
  const add = (term: string, quality: number) => {
    if (!lists.has(term) || (found.get(term) ?? 0) >= quality) return;
    if (!wanted.isNotSold || wanted.isTold || lists.strongest(term) >= STRONG) found.set(term, quality);
  };
  const addAll = (terms: Iterable<string>, quality: number) => {
    for (const term of terms) add(term, quality);
  };
  for (const form of forms) add(form, form === word ? QUALITY.word : QUALITY.form);
  if (wanted.isNotSold) return found;
  const isWord = !/^\d+$/.test(word);
  const isThere = lists.has(word);
  if (isPlain(word)) return found;
  const sound = soundOf(word);
  if (isLast && isWord && word.length >= SHORTEST_BEGINNING) {
    const isHeard = sound !== undefined && [synonyms.sounding(sound), words.sounding(sound)].some((terms) => terms.length > 0);
    if (sound && !isHeard && consonantsOf(sound) > 1 && !isThere) {
      // «جلو» begins a long name; «موز» no other word.
      const begun = words.soundingFrom(sound);
      const isMeant = (term: string) => term.length >= LONG_NAME && lists.strongest(term) >= NAME_WEIGHT;
      addAll(consonantsOf(sound) < TELLING ? begun.filter(isMeant) : begun, QUALITY.beginning);
    }
    addAll(words.startingWith(word, MOST_BEGINNINGS), QUALITY.beginning);
    // Words of the trade that stand in no text here; two letters would begin too many of them.
    if (!isThere && word.length > SHORTEST_BEGINNING) addAll(synonyms.startingWith(word), QUALITY.beginning);
  }
  // "Road side": a name that was typed with a blank.
  for (const one of wanted.joined)
    if (one.length >= LONG_NAME && lists.strongest(one) >= NAME_WEIGHT) addAll(formsOf(one, synonyms), QUALITY.form);
  // Part of a name of several words: no error needs to be forgiven.
  if (isThere || wanted.isNumber || wanted.phrases.some((name) => lists.has(name))) return found;
  for (const one of [word, ...wanted.joined]) {
    if (one !== word) addAll(formsOf(one, synonyms), QUALITY.loose);
    const heard = soundOf(one);
    if (!heard) continue;
    // A word alone that has two consonants is one of ours where a product is called so.
    const isTelling = consonantsOf(heard) >= TELLING || wanted.joined.length > 0;
    const isNamed = (term: string) => isTelling || (lists.strongest(term) >= NAME_WEIGHT && /^[a-z]/.test(term));
    for (const terms of [synonyms.sounding(heard), words.sounding(heard)]) addAll(terms.filter(isNamed), QUALITY.sound);
  }
  // «ستاديم ربن»: beside a part of a name, another one without its vowels.
  if (sound && !sound.includes('V') && isBesideName(wanted, words)) addAll(words.withBones(sound), QUALITY.sound);
  // One letter for another that differs by a dot: «سيورة».
  if (/^[\u0621-\u064a]{4,}$/.test(word)) addAll(synonyms.near(word, 0), QUALITY.loose);
  // A root that texts mention in passing, or that another word shares, is no reason not to look for what was meant.
  if ([...found].some(([term, quality]) => lists.strongest(term) >= STRONG && (quality !== QUALITY.form || isOwn(term, wanted))))
    return found;
  // «ليدد»: the last letter twice.
  if (/(\p{L})\1$/u.test(word)) addAll(formsOf(word.slice(0, -1), synonyms), QUALITY.loose);
  // "curvved": a letter twice in it.
  if (word.length >= SHORTEST_UNDOUBLED && undoubled(word) !== word) addAll(formsOf(undoubled(word), synonyms), QUALITY.loose);
  for (const prefix of PREFIXES) if (prefix.test(word)) addAll(formsOf(word.slice(1), synonyms), QUALITY.loose);
  if (!isGuessed || word.length < SHORTEST_NEAR || /\d/.test(word)) return found;
  // "compair": as it sounds.
  if (/^[a-z]{6,}$/.test(word))
    for (const heard of soundsOf(word).filter((sound) => consonantsOf(sound) > 2))
      for (const terms of [synonyms.sounding(heard), words.sounding(heard)]) addAll(terms, QUALITY.near);
  // "glo mate": one name, mistyped and with a blank.
  for (const one of wanted.joined) if (one.length >= LONG_NAME) addAll(synonyms.near(one, 1), QUALITY.near);
  for (const one of new Set([word, forms[1] ?? word, undoubled(word)])) {
    // What is left of a short word with one letter less is near to too much.
    if (one !== word && one.length < (one === forms[1] ? SHORTEST_FORM : SHORTEST_UNDOUBLED)) continue;
    for (const terms of [words.near(one, 1), synonyms.near(one, 1)]) addAll(terms, QUALITY.near);
    if (one.length >= LONG_WORD) for (const terms of [words.near(one, 2), synonyms.near(one, 2)]) addAll(terms, QUALITY.far);
  }
  return found;
}

/** A group, or the word without its article; not its root. */
function isOwn(term: string, { word }: Wanted): boolean {
  return term.startsWith('=') || term === withoutArticle(word);
}

function isBesideName({ word, joined }: Wanted, words: TermWords): boolean {
  return joined.some((one) => {
    const heard = soundOf(one.startsWith(word) ? one.slice(word.length) : one.slice(0, -word.length));
    return heard !== undefined && words.sounding(heard).length > 0;
  });
}

/** "fassade" is nearer to a facade with one s. */
function undoubled(word: string): string {
  return word.replaceAll(/(\p{L})\1/gu, '$1');
}

function consonantsOf(sound: string): number {
  return sound.replaceAll('V', '').length;
}
