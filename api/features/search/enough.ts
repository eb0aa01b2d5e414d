import { type Query, saysMade, STORY } from './read-query.ts';
import type { Reach } from './sentence.ts';
import type { Asked, Found } from './term-index.ts';

/** Where fewer hold all the words, those that hold most of them follow. */
export const FEW = 5;

/** A question has so many words at least. */
const FEWEST_TOLD = 3;

/** Whether the words that nobody knows here leave enough of the question: a sentence may hold some, two words may not. */
export function isForgiven(reaches: readonly Reach[], { saysScreen, repeated, said, asksWhy }: Query): boolean {
  // A word of the trade that no text says asks for nothing else.
  const unknown = reaches.filter(({ isKnown, one }) => !isKnown && !one.forms.some((form) => form.startsWith('=')));
  if (unknown.length === 0) return true;
  const known =
    reaches.filter(({ isKnown, one }) => isKnown && !one.isNumber).length - (unknown.some(({ one }) => one.isNotSold) ? repeated : 0);
  if (unknown.some(({ one }) => one.isNumber)) return false;
  // Whoever tells a story about a kiosk means a kiosk.
  if (said >= STORY && known > 0 && (saysScreen || reaches.some(({ one }) => saysMade(one)))) return true;
  // What is explained here is said in many ways.
  if (asksWhy && said >= STORY && known >= unknown.length && !unknown.some(({ one }) => one.isNotSold)) return true;
  const core = reaches.filter(({ isKnown, isCore }) => isKnown && isCore);
  // Two words of which one is unknown may name anything; what is made here, or a longer question about the trade, may not.
  const isTold = core.some(({ one }) => saysMade(one) && !one.forms.includes('=led')) || (core.length > 0 && said >= FEWEST_TOLD);
  const isStory = said >= STORY && core.length > 1;
  if (isTold && unknown.length <= core.length * 2 && (isStory || !unknown.some(({ one }) => one.isNotSold))) return true;
  return known >= unknown.length * 2 || (saysScreen && known >= unknown.length);
}

/** Figures belong to products: where only a text says all of it, those that have the figure follow. */
export function isAnswered({ keys }: Found): boolean {
  return keys.some((key) => key.startsWith('product/'));
}

/** The number of a record in its key. */
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
