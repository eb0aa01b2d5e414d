import { fold } from '#api/kernel/normalise.ts';
import { soundOf } from '#api/kernel/sounds.ts';
import { costOfSlips } from '#api/kernel/slips.ts';
import { wordsIn } from './analyse.ts';
import { bonesOf } from './arabizi.ts';
import { attributeIn } from './figures/attributes.ts';
import { isNumberWord } from './figures/number-words.ts';
import { unitNamed } from './figures/units.ts';
import { JOINING, PRICE } from './joining.ts';
import { withMendedPhrases } from './mended-phrases.ts';
import { isNotSold, isOfCompound, isStranger, isWorker } from './not-sold.ts';
import { isOthersHead } from './other-heads.ts';
import { isLocalName } from './other-trades.ts';
import { isPlain } from './plain-words.ts';
import { QUERY_LENGTH } from './read-query.ts';
import { otherForms } from './other-forms.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms } from './synonyms.ts';
import type { TermIndex } from './term-index.ts';
import { NAME_WEIGHT } from './term-lists.ts';
import { STRONG } from './term-words.ts';

const LETTERS = /^(?:[a-z]{4,}|[\u0621-\u064a]{4,})$/;
/** What slips may cost in a word of so many letters: the shorter it is, the more other words are as near. */
const MOST = [0, 0, 0, 0, 0.7, 1, 1.2, 1.3, 1.8, 2];
const MOST_ARABIC = [0, 0, 0, 0, 0.7, 0.75, 1, 1.1, 1.5];
const ONE_SLIP = 1.3;
const SHORTEST = 4;
/** So many consonants of a foreign name in Arabic letters tell which it is. */
const TELLING = 3;
const FEWEST_TOLD = 4;
const MOST_TRIED = 4;
export const MOST_COMPARED = 6000;
/** Whoever misses the first letter misses nothing else. */
const MOST_FIRST = 1.25;
/** Of words that no text says, only the longer ones may be mistyped by more than so much. */
const [SHORT_ASKED, MOST_ASKED] = [6, 0.7];
/** In so many letters two slips leave no doubt, wherever they are. */
const SURELY_LONG = 9;
/** Of two words as near, the one of the trade is meant, then one that names something. */
const BONUS = { name: 0.4, trade: 0.3, strong: 0.2, joining: 0.15, text: 0.1 } as const;
/** What Arabic writes together with the word that follows. */
const PROCLITIC = /^[وفبلك](?=[\u0621-\u064a]{3})/;

/** A query with its mistyped words as they were meant: words that nobody knows here, and that are near to one that is known. */
export function respelt(typed: string, index: TermIndex, synonyms: Synonyms, effort: Effort = { compared: 0 }): string {
  const folded = fold(typed.slice(0, QUERY_LENGTH));
  const words = wordsIn(folded);
  let isChanged = false;
  let tried = 0;
  // Of a few words one that only joins others is no more likely than a thing that nobody knows here: "window sill".
  const isStory = words.length === 1 || words.length >= FEWEST_TOLD;
  const named = withMendedPhrases(words, synonyms);
  const meant = words.map((word, at) => {
    if (named[at] !== word || !LETTERS.test(word)) return word;
    const single = index.lists.has(word) ? undefined : unslipped(word).find((one) => isThere(one, index, synonyms));
    if (single !== undefined) isChanged = true;
    if (single !== undefined || isKnown(word, index, synonyms, at === words.length - 1)) return single ?? word;
    if (tried === MOST_TRIED || effort.compared >= MOST_COMPARED) return word;
    tried += 1;
    const found = nearest(word, index, synonyms, { isStory, effort });
    if (found !== undefined) isChanged = true;
    return found ?? word;
  });
  if (!isChanged) return typed;
  let at = -1;
  return folded.replaceAll(/[\p{L}\p{N}]+(?:\.\d+)*/gu, () => meant[(at += 1)] ?? '');
}

function formsOf(word: string): string[] {
  const bare = withoutArticle(word);
  return [...new Set([word, bare, stem(bare), word.replace(PROCLITIC, ''), bare.replace(PROCLITIC, '')])];
}

function isThere(word: string, { lists }: TermIndex, { namesOf }: Synonyms): boolean {
  return [word, withoutArticle(word), word.replace(PROCLITIC, '')].some((one) => lists.has(one) || namesOf(one).length > 0);
}

function isKnown(word: string, index: TermIndex, synonyms: Synonyms, isLast: boolean): boolean {
  const { lists, words } = index;
  const isSaid = (one: string) =>
    lists.has(one) ||
    synonyms.namesOf(one).length > 0 ||
    synonyms.spoken.has(one) ||
    JOINING.has(one) ||
    PRICE.has(one) ||
    isNotSold(one) ||
    isStranger(one, false) ||
    isLocalName(one) ||
    isOthersHead(one) ||
    isOfCompound(one) ||
    isWorker(one) ||
    isNumberWord(one) ||
    unitNamed(one) !== undefined ||
    attributeIn(one) !== undefined;
  if (isPlain(word) || formsOf(word).some(isSaid) || otherForms(word, synonyms).some(isSaid)) return true;
  if (isLast && (words.startingWith(word, 1).length > 0 || synonyms.startingWith(word).length > 0)) return true;
  const sound = soundOf(word);
  const isHeard = (terms: readonly string[]) =>
    terms.some(
      (term) => (sound ?? '').replaceAll('V', '').length >= TELLING || (/^[a-z]/.test(term) && lists.strongest(term) >= NAME_WEIGHT),
    );
  return sound !== undefined && [synonyms.sounding(sound), words.sounding(sound)].some(isHeard);
}

/** What slips in so many letters may cost. Arabic words lie closer together: one letter more, less or other makes another word of the same root. */
function mostFor(word: string, letters: number): number {
  const most = /^[a-z]/.test(word) ? MOST : MOST_ARABIC;
  return most[Math.min(letters, most.length - 1)] ?? 0;
}

/** How many words were compared with what was typed: the thread is held for no more of them. */
type Effort = { compared: number };
type Around = { isStory: boolean; effort: Effort };

/** What is meant where a letter stands twice, or the article is turned round: «الككابل», «لاجدار». */
function unslipped(typed: string): string[] {
  if (!/^(?!لل)[\u0621-\u064a]{5,}$/.test(typed) || isNotSold(typed) || isWorker(typed) || isOfCompound(typed)) return [];
  const single = [...typed.matchAll(/(.)\1/g)].map(({ index }) => typed.slice(0, index) + typed.slice(index + 1));
  return [...single, typed.replace(/^لا/, 'ال'), typed.replace(/^ا(.)ل/, 'ال$1')].filter((one) => one !== typed);
}

function nearest(typed: string, index: TermIndex, synonyms: Synonyms, around: Around): string | undefined {
  const bare = withoutArticle(typed);
  const found = nearestOf(bare, index, synonyms, around);
  if (found !== undefined) return withoutArticle(found) === found ? typed.slice(0, typed.length - bare.length) + found : found;
  const whole = bare === typed ? undefined : nearestOf(typed, index, synonyms, around);
  return whole ?? sameBones(bare, index, synonyms);
}

/** «كمرا»: a word of the trade that is written with other long vowels. */
function sameBones(typed: string, { lists }: TermIndex, { spelt }: Synonyms): string | undefined {
  const bones = bonesOf(typed) ?? '';
  const meant = bones.length >= TELLING ? spelt(bones) : undefined;
  const isAsLong = meant !== undefined && Math.abs(meant.length - typed.length) <= 2 && meant[0] === typed[0];
  return isAsLong && [meant, withoutArticle(meant)].some((one) => lists.has(one)) ? meant : undefined;
}

function nearestOf(typed: string, index: TermIndex, synonyms: Synonyms, { isStory, effort }: Around): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  const most = mostFor(typed, typed.length + 1);
  const { isOfTrade } = synonyms;
  const look = (word: string) => {
    if (effort.compared >= MOST_COMPARED) return;
    effort.compared += 1;
    if (word.length === SHORTEST && typed[0] !== word[0]) return;
    const cost = costOfSlips(typed, word, most);
    if (
      cost > mostFor(typed, Math.max(typed.length, word.length)) ||
      (cost > MOST_FIRST && typed.length < SURELY_LONG && word[0] !== typed[0] && word[1] !== typed[0] && word[0] !== typed[1])
    )
      return;
    if (!isStory && JOINING.has(word)) return;
    // A word that only queries say is less likely than one of the catalogue: «ناشئة» is no «ناصية».
    if (word.length <= SHORT_ASKED && cost >= MOST_ASKED && !index.lists.has(word) && !isOfTrade(word)) return;
    const far = cost - bonusOf(word, index, synonyms);
    if (far < least) [best, least] = [word, far];
  };
  const slips = most > ONE_SLIP ? 2 : 1;
  synonyms.lexicon.each(typed, slips, look);
  index.words.lexicon.each(typed, slips, look);
  return best;
}

function bonusOf(word: string, { lists }: TermIndex, { namesOf }: Synonyms): number {
  const strongest = lists.strongest(word);
  if (strongest >= NAME_WEIGHT) return BONUS.name;
  if (namesOf(word).length > 0) return BONUS.trade;
  if (strongest >= STRONG) return BONUS.strong;
  return JOINING.has(word) ? BONUS.joining : strongest > 0 ? BONUS.text : 0;
}
