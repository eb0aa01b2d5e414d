import { fold } from '#api/kernel/normalise.ts';
import { withArabizi } from './arabizi.ts';
import { formsOf, hyphenatedIn, phrasesAt, wordsIn } from './analyse.ts';
import { type Bound, readBounds } from './figures/bounds.ts';
import type { Figure } from './figures/read-figures.ts';
import { figuresAsked } from './figures/figures-asked.ts';
import { isNumberWord } from './figures/number-words.ts';
import { wantedFigure } from './figures/wanted-figure.ts';
import { JOINING, PRICE } from './joining.ts';
import { isNotSold, isStranger, namesOtherThing, withoutCompounds, withoutShown } from './not-sold.ts';
import { otherForms } from './other-forms.ts';
import { namesMachine, namesOtherHead } from './other-heads.ts';
import { withMendedPhrases } from './mended-phrases.ts';
import { isQuestion, tellsQuestion, WHY } from './questions.ts';
import { withoutRefused } from './refused.ts';
import { withSpeltLetters } from './spelt-letters.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms, TradeWords } from './synonyms.ts';
import { STORY, withoutTold } from './told-numbers.ts';
import { withToldWays } from './told-ways.ts';
import type { Wanted } from './wanted.ts';

/** What a query asks for: all the words that tell something, within all its bounds. */
export type Query = {
  wanted: readonly Wanted[];
  bounds: readonly Bound[];
  /** It says the word that asks for nothing here, but stands in names. */
  saysScreen: boolean;
  /** How many words fewer it has where several of them are one name: "glow mate". */
  repeated: number;
  /** How many words it has, all of them. */
  said: number;
  /** The query names a thing that is no display. */
  isStrange: boolean;
  /** Its bounds are what somebody would like to spend. */
  isBudget: boolean;
  /** «بكم شاشة», "price of a screen": what has a price comes before what only speaks of screens. */
  asksPrice: boolean;
  /** "What does IP65 mean": what explains comes before what has it. */
  asksWhy: boolean;
  /** It begins as a question does. */
  isQuestion: boolean;
  /** The names of what it rules out: what is called so is found only where nothing else is. */
  refused: readonly string[];
};

/** The term of products whose price is public. */
export const PRICED = '=priced';
/** Articles and pages hold this. */
export const EXPLAINS = '=explains';
/** Whoever tells a budget is shown what comes near to it, as by the advisor; whoever says "under" is not. */
const BUDGET = /(?<!\p{L})(?:budget\w*|spend|afford|(?:ال)?ميزاني\p{L}+|معي|معاي)(?!\p{L})/u;
const CHOOSES = /(?<!\p{L})(?:best|cheapest|price|cost|recommend\w*|suitable|right|افضل|احسن|ارخص|انسب|(?:ال)?مناسبه?|سعر)(?!\p{L})/u;
/** Whoever wonders which screen to take, and says nothing more, is helped to choose. */
const CHOOSES_SCREEN =
  /(?<!\p{L})(?:which|what|اي|وش|ايش|شنو|شو)(?:\s+\p{L}+)?\s+(?:screens?|displays?|شاشه|الشاشه)\s.*(?<!\p{L})(?:take|choose|pick|buy|need|get|want|اخذ|اخذها|اختار|اشتري|احتاج|تنصح\p{L}*)(?!\p{L})/u;
const ADVISOR = 'screen advisor';
/** The name of the group that everything here belongs to. */
export const GENERIC = '=screen';
/** What is made here. */
const MADE: ReadonlySet<string> = new Set(
  ['screen', 'led', 'tv', 'video wall', 'kiosk', 'board', 'totem', 'billboard', 'poster', 'glowmate'].map((name) => `=${name}`),
);
const PAGES: ReadonlySet<string> = new Set(
  ['get an inquiry', 'contact us', 'return policy', 'about us', 'privacy policy'].map((name) => `=${name}`),
);
/** A question that has no question mark. */
const FEWEST_ASKED = 4;
const FEWEST_TOLD = 3;
/** So many words with one of the trade among them are about the trade, whatever else they name. */
const LONG_STORY = 8;
/** What is left of a story without a thing of another shop tells more than where it stands. */
const FEWEST_LEFT = 3;
export const QUERY_LENGTH = 200;
const MOST_WANTED = 12;
/** Signs that stand for figures in a query; typed ones are taken out. */
const MARKS = /[\ue000\ue001]/g;
/** شاشششة; what is left of `zzzzqqqq` would be the beginning of anything. */
const LEAST_LEFT = 3;
const LEAST_GLUED = 7;
const LEAST_JOINING = 4;
/** `vision115` and `86inch`, but not `ip65` and `4k`. */
const GLUED = /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{2})/u;

export function readQuery(query: string, { asking: synonyms }: Pick<TradeWords, 'asking'>): Query {
  const typed = withoutTold(
    withToldWays(withSpeltLetters(withArabizi(fold(withBlanks(query.slice(0, QUERY_LENGTH))).replace(MARKS, ' '), synonyms))),
  ).replace(/\p{L}+/gu, withoutRepeats);
  const { text: folded, refused } = withoutRefused(withoutShown(typed), synonyms);
  const { text, figures } = figuresAsked(folded);
  const { bounds, rest } = readBounds(text, figures);
  const wanted = wantedIn(rest, figures, synonyms, bounds.length > 0);
  // Everything here is a screen: the word asks for nothing where another one does.
  const others = wanted.filter(({ forms }) => !forms.includes(GENERIC));
  const isScreenAlone = others.length === 0 && bounds.length === 0;
  const words = wordsIn(folded);
  if (isScreenAlone && CHOOSES_SCREEN.test(folded)) return readQuery(ADVISOR, { asking: synonyms });
  const isMade = wanted.some(saysMade);
  const asksWhy = !CHOOSES.test(folded) && (WHY.test(folded) || (words.length >= FEWEST_ASKED && tellsQuestion(folded, others)));
  return {
    wanted: (isScreenAlone ? wanted : others).map((one) =>
      isMade && words.length >= FEWEST_TOLD ? told(asksWhy ? explained(one) : one, words.length, others) : asksWhy ? explained(one) : one,
    ),
    bounds,
    saysScreen: !isScreenAlone && others.length < wanted.length,
    repeated: repeatedIn(isScreenAlone ? wanted : others),
    said: words.length,
    // Who tells a story about a screen may name other things in it.
    isStrange:
      !(words.length >= LONG_STORY && others.some(({ forms }) => forms.some((form) => form.startsWith('=')))) &&
      ((namesOtherThing(folded) &&
        !(words.length >= STORY && (wanted.some(saysMade) || (words.length > STORY && saysMore(withoutCompounds(folded), others))))) ||
        (!wanted.some(saysPage) &&
          namesOtherHead(
            folded,
            words,
            wanted.some((one) => saysMade(one) && !one.forms.includes('=totem')),
            (head) => wanted.some(({ word, phrases }) => word === head && phrases.length > 0),
          )) ||
        (words.length === 2 &&
          namesMachine(
            words,
            wanted.filter(({ word }) => word === words[1]).flatMap(({ forms }) => forms.filter((form) => form.startsWith('='))),
          )) ||
        words.some((word) => isStranger(word, words.length >= STORY))),
    isBudget: bounds.length > 0 && words.length > STORY && BUDGET.test(folded),
    asksPrice: words.some((word) => isIn(PRICE, word)) && (isScreenAlone || others.every(({ word }) => isIn(PRICE, word))),
    asksWhy,
    isQuestion: words.length > 1 && isQuestion(folded),
    refused,
  };
}

function saysMore(rest: string, wanted: readonly Wanted[]): boolean {
  const left = wordsIn(rest);
  const isOurs = ({ word, forms }: Wanted) => left.some((one) => one.endsWith(word)) && forms.some((form) => form.startsWith('='));
  return left.length >= FEWEST_LEFT && wanted.some(isOurs);
}

/** Whoever asks what IP65 means asks about IP codes. */
function explained(wanted: Wanted): Wanted {
  const code = /^(?:ip|ik)(?=\d)/.exec(wanted.word)?.[0];
  return code ? { ...wanted, forms: [...wanted.forms, code] } : wanted;
}

/** A touch screen that works with gloves is no glove; in few words only what texts of ours name is not sold for itself. */
function told(wanted: Wanted, said: number, others: readonly Wanted[]): Wanted {
  const isOurs = ({ forms }: Wanted) => forms.some((form) => form.startsWith('='));
  const isTold = said >= STORY || isOurs(wanted) || (said >= FEWEST_ASKED && others.some((one) => !one.isNotSold && isOurs(one)));
  return wanted.isNotSold && isTold ? { ...wanted, isTold } : wanted;
}

export function saysMade({ forms }: Wanted): boolean {
  return forms.some((form) => MADE.has(form));
}

/** «موعد زيارة»: several words that a page of the site answers. */
function saysPage({ phrases }: Wanted): boolean {
  return phrases.some((name) => PAGES.has(name));
}

/** Words that are parts of one phrase share its name. */
function repeatedIn(wanted: readonly Wanted[]): number {
  return wanted.filter(({ phrases }, at) => phrases.some((name) => wanted[at - 1]?.phrases.includes(name))).length;
}

type Token = { figure: Figure } | { word: string };

function wantedIn(text: string, figures: readonly Figure[], synonyms: Synonyms, hasBounds: boolean): Wanted[] {
  const tokens = [...text.matchAll(/\ue000(\d+)\ue001|[\p{L}\p{N}]+(?:\.\d+)*/gu)].flatMap(([word, number]): Token[] => {
    const figure = number === undefined ? undefined : figures[Number(number)];
    if (figure) return [{ figure }];
    const parts = synonyms.namesOf(word).length > 0 ? [word] : word.split(GLUED).flatMap((part) => apart(part, synonyms));
    return parts.map((part) => ({ word: withOwnEnding(withoutProclitic(part, synonyms), synonyms) }));
  });
  const words = withMendedPhrases(
    tokens.map((token) => ('word' in token ? token.word : '')),
    synonyms,
  );
  const said = tokens.map((token, at) => ({ token, at, word: words[at] ?? '', phrases: new Array<string>() }));
  for (const { at, word } of said)
    if (word !== '')
      for (const { names, length } of phrasesAt(words, at, synonyms))
        for (const { phrases } of said.slice(at, at + length)) phrases.push(...names);
  const hyphenated = hyphenatedIn(text);
  for (const { at, word } of said) {
    const name = word + (words[at + 1] ?? '');
    if (hyphenated.includes(name)) for (const { phrases } of said.slice(at, at + 2)) phrases.push(name);
  }
  const telling = said.filter(({ word, phrases }) => word === '' || phrases.length > 0 || !(isIn(JOINING, word) || isNumberWord(word)));
  const meant = telling.filter(({ word }) => word === '' || !isIn(PRICE, word));
  const chosen = [meant, telling].find((some) => some.length > 0) ?? (hasBounds ? [] : said);
  const last = said.length - 1;
  return mostTelling(chosen, synonyms).map(({ token, at, phrases }) => {
    if ('figure' in token) return wantedFigure(token.figure, at === last, synonyms);
    const joined = [words[at - 1], words[at + 1]].flatMap((other, side) =>
      other ? [side === 0 ? other + token.word : token.word + other] : [],
    );
    return wantedWord(token.word, phrases, { isLast: at === last, joined }, synonyms);
  });
}

/** Of a long story the words of the trade, wherever they stand, and as many others as there is room for. */
function mostTelling<T extends { word: string; phrases: readonly string[] }>(said: readonly T[], { namesOf }: Synonyms): readonly T[] {
  if (said.length <= MOST_WANTED) return said;
  const isOfTrade = ({ word, phrases }: T) =>
    word === '' || phrases.length > 0 || namesOf(word).length > 0 || namesOf(stem(withoutArticle(word))).length > 0;
  const chosen = new Set([...said.filter(isOfTrade), ...said].slice(0, MOST_WANTED));
  return said.filter((one) => chosen.has(one));
}

function wantedWord(
  word: string,
  phrases: readonly string[],
  { isLast, joined }: Pick<Wanted, 'isLast' | 'joined'>,
  synonyms: Synonyms,
): Wanted {
  return {
    // "how much" is one thing, and neither how nor much.
    forms:
      phrases.length > 0 && isIn(JOINING, word)
        ? phrases
        : [...new Set([word, ...otherForms(word, synonyms)].flatMap((one) => formsOf(one, synonyms)).concat(phrases))],
    word,
    phrases,
    joined,
    isLast,
    isNumber: /^[\d.]+$/.test(word),
    isNotSold: isNotSold(word),
    synonyms,
  };
}

/** «غرفةتحكم»: ة ends a word, so does ى. */
function withBlanks(query: string): string {
  return query.replaceAll(/([ةى])\1+/g, '$1').replaceAll(/[ةى](?=[\u0621-\u064a])/g, '$& ');
}

/** «تأجيرشاشات», "ledscreen": two words of the trade without their blank. */
function apart(word: string, synonyms: Synonyms): string[] {
  const { namesOf, near } = synonyms;
  if (word.length < LEAST_GLUED || isNotSold(word) || namesOf(word).length > 0 || namesOf(stem(withoutArticle(word))).length > 0)
    return [word];
  const isOurs = (part: string) => [part, withoutArticle(part), stem(withoutArticle(part))].some((form) => namesOf(form).length > 0);
  const least = /^[a-z]/.test(word) ? LEAST_LEFT + 1 : LEAST_LEFT;
  let slip: string[] | undefined;
  for (let at = LEAST_LEFT; at <= word.length - LEAST_LEFT; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if ([left, right].every(isOurs) || namesOf(`${left} ${right}`).length > 0) return [left, right];
    // "ledwallrental": more than two of them.
    const more = right.length >= LEAST_GLUED && isOurs(left) ? apart(right, synonyms) : [];
    if (more.length > 1 && more.every(isOurs)) return [left, ...more];
    // "glasfilm": the first of them with a slip in it.
    if (left.length > LEAST_LEFT && right.length >= least && isOurs(right) && near(left, 1).length > 0) slip ??= [left, right];
  }
  if (slip) return slip;
  // «ذكيهشاشات»: after a word that joins others.
  for (let at = LEAST_JOINING; at <= word.length - LEAST_JOINING; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (JOINING.has(left) && isOurs(right)) return [right];
    if (JOINING.has(right) && isOurs(left)) return [left];
  }
  return [word];
}

/** «لغرفة» is a room, where «غرفة» is a word of the trade and «لغرفة» is none. */
function withoutProclitic(word: string, { namesOf, begins }: Synonyms): string {
  const rest = word.slice(1);
  if (!/^[لبوفك]\p{L}{3}/u.test(word) || namesOf(word).length > 0 || begins(word)) return word;
  return namesOf(rest).length > 0 || namesOf(withoutArticle(rest)).length > 0 || begins(rest) ? rest : word;
}

/** «غرفت تحكم»: before another word ة is heard, and often typed, as ت. */
function withOwnEnding(word: string, { namesOf, spoken }: Synonyms): string {
  if (!/^[\u0621-\u064a]{2,}[^\u0627\P{L}]ت$/u.test(word) || spoken.has(word) || namesOf(word).length > 0) return word;
  const meant = `${word.slice(0, -1)}ه`;
  return namesOf(meant).length > 0 || namesOf(withoutArticle(meant)).length > 0 ? meant : word;
}

function isIn(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || list.has(withoutArticle(word));
}

function withoutRepeats(word: string): string {
  const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return short.length < LEAST_LEFT ? word : short;
}
