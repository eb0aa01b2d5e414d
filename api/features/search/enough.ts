import { fold } from '#api/kernel/normalise.ts';
import { QUALITY } from './candidates.ts';
import { isDevice } from './not-sold.ts';
import { type Query, saysMade } from './read-query.ts';
import type { Reach } from './sentence.ts';
import type { Asked, Found } from './term-index.ts';
import { HEADING_WEIGHT, type TermLists } from './term-lists.ts';
import { STORY } from './told-numbers.ts';

/** Where fewer hold all the words, those that hold most of them follow. */
export const FEW = 5;

/** Where a screen stands and who stands there: with a word that nobody knows here they name something of another shop. */
export const PLACES: ReadonlySet<string> = new Set(
  (
    'mosque school university student classroom meeting boardroom office room auditorium mall shop home majlis hotel restaurant coffee ' +
    'clinic airport museum lobby elevator corridor studio delivery glass projector camera maintenance wall counter projects'
  )
    .split(' ')
    .map((name) => `=${name}`),
);
/** A length or an area, as terms have it. */
const LENGTH = /^#[\d.]+(?:x[\d.x]+|mm)$/;
/** Of these more is asked than what stands there: "delivery to Jeddah", "dual camera". */
export const SERVED: ReadonlySet<string> = new Set(
  'delivery maintenance camera projects glass projector shop mall wall counter'.split(' ').map((name) => `=${name}`),
);
const LETTERS = /^\p{L}+$/u;
/** A sentence has so many words, and so many of them only join others. */
const FEWEST_SAYING = 4;
const FEWEST_JOINING = 2;
const DOING = /^[وف]?(?:[يت]\p{L}{2,}ون(?:ه|ها|هم)?|ي\p{L}{3,}|ن\p{L}{3,}(?:ها|ه|هم))$/u;
/** A question has so many words at least. */
const FEWEST_TOLD = 3;

/** Whether the words that nobody knows here leave enough of the question: a sentence may hold some, two words may not. */
export function isForgiven(reaches: readonly Reach[], { saysScreen, repeated, said, asksWhy }: Query): boolean {
  // A word of the trade that no text says asks for nothing else.
  const unknown = reaches.filter(({ isKnown, one }) => !isKnown && !one.forms.some((form) => form.startsWith('=')));
  if (unknown.length === 0) return !namesPlaceOnly(reaches, { said, saysScreen });
  // Few words, and one of them names what other shops sell: who says screen as well may be such a shop, unless the thing has a screen.
  const isMade = saysScreen || reaches.some(({ one }) => saysMade(one));
  if (said < STORY && unknown.some(({ one }) => one.isNotSold && (!isMade || isDevice(one.word)))) return false;
  const known =
    reaches.filter(({ isKnown, one }) => isKnown && !one.isNumber).length - (unknown.some(({ one }) => one.isNotSold) ? repeated : 0);
  // How large the room of a story is says nothing of a product.
  const isRoom = ({ one }: Reach) => said > STORY && one.forms.some((form) => LENGTH.test(form));
  if (unknown.some((reach) => reach.one.isNumber && !isRoom(reach))) return false;
  // Things of other shops are asked for in few words; whoever tells a story with a word of the trade in it means the trade.
  if (said > STORY && reaches.some(({ isKnown, isCore }) => isKnown && isCore)) return true;
  // Whoever tells a story about a kiosk means a kiosk.
  if (said >= STORY && known > 0 && isMade) return true;
  // What is explained here is said in many ways.
  if (asksWhy && said >= STORY && known >= unknown.length && !unknown.some(({ one }) => one.isNotSold)) return true;
  if (said === 2 && unknown.length === 1 && isMadeFor(reaches)) return true;
  if (said < STORY && unknown.every(({ one }) => ISSUED.has(one.word) || !one.isNotSold) && isIssuing(reaches)) return true;
  const core = reaches.filter(({ isKnown, isCore }) => isKnown && isCore);
  // Who says something of a thing of the trade, and does not only name it, means it.
  if (core.length > 0 && isSentence(reaches, said, core)) return true;
  // "Projector bulb", "restaurant uniforms": a thing of another shop, named after the place where it is used.
  const isThing = unknown.some(({ one }) => one.isNotSold);
  const isPlaceAlone =
    core.length > 0 &&
    core.every(({ one }) => (one.phrases.length === 0 || isThing) && one.forms.every((form) => !form.startsWith('=') || PLACES.has(form)));
  if (said <= STORY && !saysScreen && isPlaceAlone && !(unknown.length === 1 && namesWallOf(core))) return false;
  // Two words of which one is unknown may name anything; what is made here, or a longer question about the trade, may not.
  const isAsked = core.some(({ one }) => saysMade(one) && !one.forms.includes('=led')) || (core.length > 0 && said >= FEWEST_TOLD);
  const isStory = said >= STORY && core.length > 1;
  if (isAsked && unknown.length <= core.length * (said > STORY ? 4 : 2) && (isStory || !unknown.some(({ one }) => one.isNotSold)))
    return true;
  return known >= unknown.length * 2 || (saysScreen && known >= unknown.length);
}

/** Words that only join others, somebody who does something («يوقفون»), or two things of the trade in as many words as a story has. */
function isSentence(reaches: readonly Reach[], said: number, core: readonly Reach[]): boolean {
  if (said < FEWEST_SAYING) return false;
  const joining = said - reaches.length;
  if (joining >= FEWEST_JOINING || reaches.some(({ one }) => DOING.test(one.word))) return true;
  const groups = new Set(core.map(({ one }) => one.forms.find((form) => form.startsWith('='))));
  return said >= STORY && (joining > 0 || groups.size > 1) && !reaches.some(({ one, isKnown }) => !isKnown && one.isNotSold);
}

const ISSUED: ReadonlySet<string> = new Set(
  fold('passport passports ticket tickets visa visas card cards badge badges تذاكر تذكره جواز جوازات بطاقه بطاقات فيزا تاشيره').split(' '),
);

/** "Passport scan kiosk", «كشك تذاكر سينما». */
function isIssuing(reaches: readonly Reach[]): boolean {
  const isKiosk = ({ one }: Reach) => one.forms.includes('=kiosk') && one.synonyms.isOfTrade(one.word);
  return [reaches[0], reaches.at(-1)].some((end) => end && isKiosk(end)) && reaches.some(({ one }) => ISSUED.has(one.word));
}

/** Shapes in which nothing but a picture is made; a kiosk may sell anything. */
const SHOWN: ReadonlySet<string> = new Set(['=tv', '=video wall', '=stadium']);

/** «تلفزيون مسبح», "swimming scoreboard": a display by its head, for something that is no display. */
function isMadeFor(reaches: readonly Reach[]): boolean {
  const head = reaches.every(({ one }) => /^[a-z]/.test(one.word)) ? reaches.at(-1) : reaches[0];
  return (
    head !== undefined &&
    head.isKnown &&
    head.one.forms.some((form) => SHOWN.has(form)) &&
    head.one.synonyms.isOfTrade(head.one.word) &&
    !reaches.some(({ one }) => isDevice(one.word))
  );
}

/** "Corporate boardroom wall": beside a place where a screen may stand, the wall of it. */
function namesWallOf(core: readonly Reach[]): boolean {
  const isWall = ({ one }: Reach) => one.forms.includes('=wall');
  return core.some(isWall) && core.some((reach) => !isWall(reach));
}

/** «كيف تصان؟»: a question that a page of ours answers in these words. */
export function asksHeading(reaches: readonly Reach[], { isQuestion }: Query, lists: TermLists): boolean {
  const isHeading = ({ one, terms }: Reach) => one.forms.some((form) => terms.has(form) && lists.strongest(form) >= HEADING_WEIGHT);
  return isQuestion && reaches.every(isHeading);
}

/** Few words, none of the trade: what no single text says whole is something else. A mistyped one counts only as a word of the trade or a name. */
export function isPassing(reaches: readonly Reach[], query: Query, isSaidWhole: boolean, lists: TermLists): boolean {
  const { saysScreen, said, bounds } = query;
  if (
    saysScreen ||
    asksHeading(reaches, query, lists) ||
    bounds.length > 0 ||
    said < 2 ||
    said > FEWEST_TOLD ||
    !reaches.every(({ isCore, one }) => !isCore && LETTERS.test(one.word))
  )
    return false;
  const isMeant = ({ terms }: Reach) => [...terms].some(([term, quality]) => term.startsWith('=') || quality === QUALITY.sound);
  const isTyped = ({ one, terms }: Reach) => terms.has(one.word);
  if (reaches.some(isMeant) || !reaches.some(isTyped)) return false;
  return !(isSaidWhole && reaches.length > 1 && reaches.every(isTyped));
}

/** "Hotel breakfast": beside where a screen may stand, nothing but a word that texts only mention. */
function namesPlaceOnly(reaches: readonly Reach[], { said, saysScreen }: Pick<Query, 'said' | 'saysScreen'>): boolean {
  if (saysScreen || said > FEWEST_TOLD || reaches.length < 2) return false;
  const [core, others] = [reaches.filter(({ isCore }) => isCore), reaches.filter(({ isCore }) => !isCore)];
  const groups = ({ one }: Reach) => one.forms.filter((form) => form.startsWith('='));
  const isPlace = (reach: Reach) => groups(reach).length > 0 && groups(reach).every((name) => PLACES.has(name) && !SERVED.has(name));
  // As it was typed: what is mistyped may be a word of the trade.
  const isMentioned = (reach: Reach) => groups(reach).length === 0 && LETTERS.test(reach.one.word) && reach.terms.has(reach.one.word);
  // "Home cinema": twice the same place is what is made for it.
  const places = new Set(core.flatMap(groups));
  return core.length > 0 && places.size >= core.length && core.every(isPlace) && others.length > 0 && others.every(isMentioned);
}

/** Figures belong to products: where only a text says all of it, those that have the figure follow. */
export function isAnswered({ keys }: Found): boolean {
  return keys.some((key) => key.startsWith('product/'));
}

export function idIn(key: string): number {
  return Number(key.slice(key.indexOf('/') + 1));
}

export function filledUp(all: Found, half: Found, { from = 0 }: Asked): Found {
  const more = half.keys.filter((key) => !all.keys.includes(key)).slice(0, Math.max(0, FEW - all.total));
  if (from > 0) return all;
  return {
    ...all,
    keys: [...all.keys, ...more],
    total: all.total + more.length,
    ...(all.all && { all: Uint32Array.from([...all.all, ...more.map(idIn)]) }),
  };
}
