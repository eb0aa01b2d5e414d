import { fold } from '#api/kernel/normalise.ts';
import { withoutArticle } from './stem.ts';
import { QUALITY } from './candidates.ts';
import { isDevice, isThingAlone } from './not-sold.ts';
import { asksHeading, PLACES, SERVED } from './enough.ts';
import { type Query, saysMade } from './read-query.ts';
import type { Reach } from './sentence.ts';
import { NAME_WEIGHT, type TermLists } from './term-lists.ts';
import { STRONG } from './term-words.ts';
import type { Wanted } from './wanted.ts';

/** Longer queries tell enough to be judged by how much of them is known. */
const MOST_WORDS = 3;
/** What more of them say is of the trade. */
const FEW_TEXTS = 3;
/** A word of a name that is its own stands in few others. */
const FEW_NAMED = 6;
const LEAST_JOINED = 7;
const OWN_NAMES: ReadonlySet<string> = new Set(['=glowmate', '=vision', '=lamha', '=video wall']);
const DONE: ReadonlySet<string> = new Set(['=maintenance', '=cleaning']);
/** A word, or what begins with a figure and is none: "3d". */
const LETTERS = /^\d?\p{L}+$/u;

type Texts = { lists: TermLists; isSaidWhole: () => boolean };

const SMALL: ReadonlySet<Proof> = new Set(['mentioned', 'guessed', 'thing', 'unknown']);
/** What a word proves. `trade`: our things are called so; `named`, `told` of a place or trouble, `mentioned` in passing, `guessed`, other shops' `thing`. */
type Proof = 'made' | 'trade' | 'named' | 'told' | 'mentioned' | 'guessed' | 'thing' | 'unknown';

/** Two or three words that prove too little: a lunch box, a sewing course and a beach resort, whatever texts say of each of the words. */
export function namesOtherTrade(reaches: readonly Reach[], query: Query, { lists, isSaidWhole }: Texts): boolean {
  const { saysScreen, said, refused, bounds } = query;
  if (asksHeading(reaches, query, lists)) return false;
  if (reaches.length === 1) return isAlone(reaches[0], query, lists);
  if (said > MOST_WORDS || refused.length > 0 || bounds.length > 0) return false;
  if (!reaches.every(({ one }) => LETTERS.test(one.word))) return false;
  // «عطور سهيلا»: the name of a record of ours, whatever its words are besides.
  if (reaches.every((reach) => isOfName(reach, lists)) && isSaidWhole()) return false;
  const proofs = reaches.map((reach) => proofOf(reach, lists));
  // «شاشة انتظار بنك»: where a screen may stand, and no screen of its own.
  const tellsOfPlace = ({ one }: Reach) => one.isNotSold && groupsOf(one.forms).length > 0 && !isDevice(one.word);
  if (saysScreen) return proofs.every((proof) => SMALL.has(proof)) && !reaches.some(tellsOfPlace);
  // What is sold by others stands last in English and first in Arabic: "rental apartment", but "perfume shop" and "door sign".
  const head = reaches.every(({ one }) => /^[a-z]/.test(one.word)) ? proofs.length - 1 : 0;
  // "Kiosk chewing gum", «علك كشك»: nobody knows its head here, and it is no slip of anything.
  if (proofs[head] === 'unknown' && (head > 0 || said === 2) && !isLocal(reaches[head]) && !namesProduct(reaches, proofs)) return true;
  // "Kiosk battery": its head is sold elsewhere, whatever it belongs to.
  if (proofs[head] === 'thing' && said === 2 && !isDriven(reaches[head])) return true;
  if (isLentThing(reaches, proofs)) return true;
  const isMade = (reach: Reach | undefined) => reach !== undefined && saysMade(reach.one) && !reach.one.isNotSold;
  if (proofs.includes('made') || isMade(reaches[head])) return false;
  const count = (...some: readonly Proof[]) => proofs.filter((proof) => some.includes(proof)).length;
  const isOurs = count('trade', 'named') > 0;
  if (proofs[head] === 'thing' || (count('thing') > 0 && !isOurs)) return true;
  if (said > reaches.length) return false;
  if (count('mentioned') * 2 >= proofs.length && !(count('named') > 0 && isSaidWhole())) return true;
  if (said === 2 && proofs.includes('told') && (proofs.includes('unknown') || proofs[head] === 'guessed')) return true;
  // «اسقف مستعارة»: one word only tells of a trouble or a place, the other is near to a name that has nothing to do with it.
  const isFarFetched = ({ terms }: Reach, at: number) =>
    proofs[at] === 'guessed' && ![...terms.keys()].some((term) => term.startsWith('='));
  if (said === 2 && proofs.includes('told') && reaches.some(isFarFetched)) return true;
  // "Elevator maintenance": what is done there is done to something else.
  const isPlace = ({ one }: Reach) =>
    groupsOf(one.forms).length > 0 && groupsOf(one.forms).every((name) => PLACES.has(name) && !SERVED.has(name));
  const isDone = ({ one }: Reach) => one.forms.some((form) => DONE.has(form));
  if (reaches.some(isPlace) && reaches.some(isDone) && reaches.every((reach) => isPlace(reach) || isDone(reach))) return true;
  const tellsPlace = reaches.some(({ one }, at) => proofs[at] === 'told' && groupsOf(one.forms).some((name) => PLACES.has(name)));
  return tellsPlace && count('told', 'guessed', 'mentioned') === proofs.length;
}

/** "Totem Dammam" is asked for by whoever lives there. */
const TOWNS: ReadonlySet<string> = new Set(
  fold(
    'saudi ksa uae emirates qatar doha kuwait bahrain manama oman muscat salalah egypt cairo jordan amman iraq yemen riyadh jeddah makkah mecca madinah medina dammam khobar dhahran jubail qatif ahsa hofuf taif tabuk abha khamis jizan jazan najran hail buraidah qassim unaizah yanbu neom diriyah dubai abu dhabi sharjah ajman fujairah ain deira jlt marina ' +
      'السعوديه المملكه الامارات قطر الدوحه الكويت البحرين المنامه عمان مسقط صلاله مصر القاهره الاردن العراق اليمن الرياض جده مكه المدينه الدمام الخبر الظهران الجبيل القطيف الاحساء الهفوف الطايف الطائف تبوك ابها خميس جيزان جازان نجران حايل حائل بريده القصيم عنيزه ينبع نيوم الدرعيه دبي ابوظبي ابو ظبي الشارقه عجمان الفجيره العين ديره',
  ).split(' '),
);

export function isLocalName(word: string): boolean {
  return TOWNS.has(word) || TOWNS.has(withoutArticle(word));
}

function isLocal(reach: Reach | undefined): boolean {
  return reach !== undefined && isLocalName(reach.one.word);
}

const DRIVEN: ReadonlySet<string> = new Set(fold('truck trucks trailer trailers van vans شاحنه شاحنات مقطوره').split(' '));

function isDriven(reach: Reach | undefined): boolean {
  return reach !== undefined && DRIVEN.has(reach.one.word);
}

const LENT: ReadonlySet<string> = new Set(
  fold('rental rentals hire rent lease installation تاجير ايجار استئجار استيجار للايجار للتاجير').split(' '),
);
const PARTS: ReadonlySet<string> = new Set(
  'microphone loudspeaker camera electricity frame glass coffee lobby'.split(' ').map((name) => `=${name}`),
);

/** "Costume rental", "microphone hire": what is lent is none of our screens. */
function isLentThing(reaches: readonly Reach[], proofs: readonly Proof[]): boolean {
  const isLent = ({ one }: Reach) => LENT.has(one.word);
  if (!reaches.some(isLent)) return false;
  const isOther = ({ one }: Reach, at: number) =>
    ['mentioned', 'guessed', 'unknown', 'thing'].includes(proofs[at] ?? '') ||
    one.forms.some((form) => PARTS.has(form) || (proofs[at] === 'told' && PLACES.has(form)));
  const others = reaches.filter((reach) => !isLent(reach));
  return others.length > 0 && reaches.every((reach, at) => isLent(reach) || (isOther(reach, at) && !isLocal(reach)));
}

/** Beside the name of one of ours whatever else is said may be its maker, its place or its colour. */
function namesProduct(reaches: readonly Reach[], proofs: readonly Proof[]): boolean {
  return proofs.includes('named') || reaches.some(({ one }) => one.forms.some((form) => OWN_NAMES.has(form)));
}

/** One word that a text or two say in passing, or that could be mistyped for no name of ours. */
function isAlone(reach: Reach | undefined, { said, saysScreen, bounds }: Query, lists: TermLists): boolean {
  if (!reach || saysScreen || said > MOST_WORDS || bounds.length > 0 || !/^\p{L}+$/u.test(reach.one.word)) return false;
  const { one, terms } = reach;
  if (said === 1 && isThingAlone(one.word)) return true;
  if (one.phrases.length > 0 || groupsOf(one.forms).length > 0 || [...terms.keys()].some((term) => term.startsWith('='))) return false;
  return [...terms].every(([term, quality]) => {
    if (quality <= QUALITY.near) return lists.strongest(term) < NAME_WEIGHT - 1;
    // A root that the word shares with others says less than the word itself.
    return lists.strongest(term) < STRONG && (lists.countOf(term) <= FEW_TEXTS || !terms.has(withoutArticle(one.word)));
  });
}

function isOfName({ one, terms }: Reach, lists: TermLists): boolean {
  return one.forms.some(
    (form) => !form.startsWith('=') && terms.has(form) && lists.strongest(form) === NAME_WEIGHT && lists.textsOf(form) <= FEW_NAMED,
  );
}

function groupsOf(forms: readonly string[]): readonly string[] {
  return forms.filter((form) => form.startsWith('='));
}

function isPart({ word, joined, synonyms }: Wanted): boolean {
  return synonyms.isOfTrade(word) || joined.some((name) => name.length >= LEAST_JOINED && synonyms.near(name, 1).length > 0);
}

/** One letter for another, or as it sounds to whoever writes the same script. */
function isSure(word: string, term: string, quality: number): boolean {
  return quality >= QUALITY.loose ? term.startsWith('=') : quality === QUALITY.sound && /^[a-z]/.test(word) === /^[a-z]/.test(term);
}

function proofOf(reach: Reach, lists: TermLists): Proof {
  const { one, terms, isKnown } = reach;
  const { synonyms, word } = one;
  // A part of a name of several words, or mistyped as one: "glow mat".
  const isOurs = one.phrases.length > 0 || isPart(one) || one.forms.some((form) => synonyms.isOfTrade(form));
  if (isOurs) return saysMade(one) ? 'made' : 'trade';
  if (one.isNotSold) return 'thing';
  if (!isKnown) return 'unknown';
  if (groupsOf(one.forms).length > 0) return 'told';
  const typed = [word, withoutArticle(word), ...one.forms].filter((form) => terms.has(form));
  if (typed.length === 0) return [...terms].some(([term, quality]) => isSure(word, term, quality)) ? 'named' : 'guessed';
  return /\d/.test(word) || typed.some((form) => lists.strongest(form) >= STRONG) ? 'named' : 'mentioned';
}
