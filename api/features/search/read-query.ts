import { fold } from '#api/kernel/normalise.ts';
import { formsOf, hyphenatedIn, phrasesAt, wordsIn } from './analyse.ts';
import { type Bound, readBounds } from './figures/bounds.ts';
import type { Figure } from './figures/read-figures.ts';
import { figuresAsked } from './figures/figures-asked.ts';
import { wantedFigure } from './figures/wanted-figure.ts';
import { JOINING, PRICE } from './joining.ts';
import { isNotSold, isStranger, namesOtherThing } from './not-sold.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms, TradeWords } from './synonyms.ts';
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
  /** «بكم شاشة», "price of a screen": what has a price comes before what only speaks of screens. */
  asksPrice: boolean;
  /** "What does IP65 mean": what explains comes before what has it. */
  asksWhy: boolean;
};

/** The term of products whose price is public. */
export const PRICED = '=priced';
/** Articles and pages hold this. */
export const EXPLAINS = '=explains';
const WHY =
  /(?<!\p{L})(?:mean|means|meaning|differ|difference|explain|why|how (?:far|bright|do|does|should|often|can|to|long)|what (?:is|are)|معني|يعني|الفرق|فرق|لماذا|ليش|ليه|كيف|كم المسافه|ما هو|ما هي|ماهو|ماهي)(?!\p{L})/u;
const CHOOSES = /(?<!\p{L})(?:best|cheapest|price|cost|recommend\w*|suitable|right|افضل|احسن|ارخص|انسب|(?:ال)?مناسبه?|سعر)(?!\p{L})/u;
/** The name of the group that everything here belongs to. */
export const GENERIC = '=screen';
/** So many words tell a story; two name a thing. */
export const STORY = 5;
/** What is made here. */
const MADE: ReadonlySet<string> = new Set(
  ['screen', 'led', 'tv', 'video wall', 'kiosk', 'board', 'totem', 'billboard', 'poster', 'glowmate'].map((name) => `=${name}`),
);
const QUERY_LENGTH = 160;
const MOST_WANTED = 12;
/** Signs that stand for figures in a query; typed ones are taken out. */
const MARKS = /[\ue000\ue001]/g;
/** شاشششة; what is left of `zzzzqqqq` would be the beginning of anything. */
const LEAST_LEFT = 3;
const LEAST_GLUED = 7;
/** `vision115` and `86inch`, but not `ip65` and `4k`. */
/** Who would use a screen, and not how large it is: "200 students", «١٢ شخص». */
const COUNTED =
  /(?<![\d.,])\d{1,5}(?=\s+(?:people|persons?|students?|pupils?|guests?|seats?|visitors?|employees?|staff|users?|participants?|worshippers?|fans|floors?|branches|shops|stores|restaurants|rooms?|classrooms?|schools?|tables?|شخصا?|اشخاص|طالبا?|طلاب|طالبات|موظف(?:ين)?|ضيوف?|مقاعد|مقعد|كرسي|كراسي|زوار|زائر|مصلي(?:ن)?|مشجع|متفرج|فرع|فروع|غرف|غرفه|فصول|فصل|مدارس|طوابق|ادوار|دور|محلات|مطاعم)(?!\p{L}))/gu;
/** Whoever tells of a stage of twelve metres asks for no product of twelve metres. */
const LENGTH_IN_STORY = /(?<![\d.,×x])(\d{1,3})\s*(?:metres?|meters?|متر|امتار)(?![\p{L}²2])/gu;
const GLUED = /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{2})/u;

export function readQuery(query: string, { asking: synonyms }: TradeWords): Query {
  const folded = fold(withBlanks(query.slice(0, QUERY_LENGTH)))
    .replace(MARKS, ' ')
    .replace(COUNTED, ' ')
    .replace(LENGTH_IN_STORY, (length: string, _: string, at: number, whole: string) => (wordsIn(whole).length > STORY ? ' ' : length))
    .replace(/\p{L}+/gu, withoutRepeats);
  const { text, figures } = figuresAsked(folded);
  const { bounds, rest } = readBounds(text, figures);
  const wanted = wantedIn(rest, figures, synonyms, bounds.length > 0);
  // Everything here is a screen: the word asks for nothing where another one does.
  const others = wanted.filter(({ forms }) => !forms.includes(GENERIC));
  const isScreenAlone = others.length === 0 && bounds.length === 0;
  const words = wordsIn(folded);
  const asksWhy = WHY.test(folded) && !CHOOSES.test(folded);
  return {
    wanted: (isScreenAlone ? wanted : others).map((one) => (asksWhy ? explained(one) : one)),
    bounds,
    saysScreen: !isScreenAlone && others.length < wanted.length,
    repeated: repeatedIn(isScreenAlone ? wanted : others),
    said: words.length,
    // Who tells a story about a screen may name other things in it.
    isStrange: (namesOtherThing(folded) && !(words.length >= STORY && wanted.some(saysMade))) || words.some(isStranger),
    asksPrice: isScreenAlone && words.some((word) => isIn(PRICE, word)),
    asksWhy,
  };
}

/** Whoever asks what IP65 means asks about IP codes. */
function explained(wanted: Wanted): Wanted {
  const code = /^(?:ip|ik)(?=\d)/.exec(wanted.word)?.[0];
  return code ? { ...wanted, forms: [...wanted.forms, code] } : wanted;
}

export function saysMade({ forms }: Wanted): boolean {
  return forms.some((form) => MADE.has(form));
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
    return parts.map((part) => ({ word: withoutProclitic(part, synonyms) }));
  });
  const words = tokens.map((token) => ('word' in token ? token.word : ''));
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
  const telling = said.filter(({ word, phrases }) => word === '' || phrases.length > 0 || !isIn(JOINING, word));
  const meant = telling.filter(({ word }) => word === '' || !isIn(PRICE, word));
  const chosen = [meant, telling].find((some) => some.length > 0) ?? (hasBounds ? [] : said);
  const last = said.length - 1;
  return chosen.slice(0, MOST_WANTED).map(({ token, at, phrases }) => {
    if ('figure' in token) return wantedFigure(token.figure, at === last, synonyms);
    const joined = [words[at - 1], words[at + 1]].flatMap((other, side) =>
      other ? [side === 0 ? other + token.word : token.word + other] : [],
    );
    return wantedWord(token.word, phrases, { isLast: at === last, joined }, synonyms);
  });
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
        : [...new Set([word, ...otherEnding(word)].flatMap((one) => formsOf(one, synonyms)).concat(phrases))],
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
  return query.replaceAll(/[ةى](?=[\u0621-\u064a])/g, '$& ');
}

/** «شركتكم»: whose it is turns the last letter of «شركة» into another one. «عملياة» is heard so, and «عمليات» is meant. */
function otherEnding(word: string): string[] {
  const [, owned] = /^([\u0621-\u064a]{3,})ت(?:ه|ها|هم|كم|نا|ي|ك)$/u.exec(word) ?? [];
  const [, many] = /^([\u0621-\u064a]{3,})اه$/u.exec(word) ?? [];
  return [...(owned ? [`${owned}ه`] : []), ...(many ? [`${many}ات`] : [])];
}

/** «تأجيرشاشات», "ledscreen": two words of the trade without their blank. */
function apart(word: string, { namesOf }: Synonyms): string[] {
  if (word.length < LEAST_GLUED || isNotSold(word) || namesOf(word).length > 0 || namesOf(stem(withoutArticle(word))).length > 0)
    return [word];
  for (let at = LEAST_LEFT; at <= word.length - LEAST_LEFT; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if ([left, right].every((part) => [part, withoutArticle(part), stem(withoutArticle(part))].some((form) => namesOf(form).length > 0)))
      return [left, right];
  }
  return [word];
}

/** «لغرفة» is a room, where «غرفة» is a word of the trade and «لغرفة» is none. */
function withoutProclitic(word: string, { namesOf, begins }: Synonyms): string {
  const rest = word.slice(1);
  if (!/^[لبوفك]\p{L}{3}/u.test(word) || namesOf(word).length > 0 || begins(word)) return word;
  return namesOf(rest).length > 0 || namesOf(withoutArticle(rest)).length > 0 || begins(rest) ? rest : word;
}

function isIn(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || list.has(withoutArticle(word));
}

function withoutRepeats(word: string): string {
  const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return short.length < LEAST_LEFT ? word : short;
}
