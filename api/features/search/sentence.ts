import { NAME_WEIGHT, type TermLists } from './term-lists.ts';
import { GENERIC, type Query } from './read-query.ts';
import type { Wanted } from './wanted.ts';

/** What a word of a query reaches. `isAside`: said by the way; it tells what comes first, and not what is found. */
export type Reach = { one: Wanted; terms: ReadonlyMap<string, number>; isKnown: boolean; isCore: boolean; isAside?: boolean };

/** What a word that is said by the way counts beside one of the trade. */
export const ASIDE = 0.4;
const FEW_SAID = 4;
/** How sure it must be that a word means what it counts for. */
export const SURE = 0.8;
/** Groups that nearly everything here belongs to. */
export const VAGUE: ReadonlySet<string> = new Set(['=room', '=inch', '=price', '=wall', '=screen', '=brightness']);

/** Whether a word is one of the trade, or one that a record is named by. */
export function isCore(terms: ReadonlyMap<string, number>, lists: TermLists): boolean {
  return [...terms].some(
    ([term, quality]) => quality >= SURE && !VAGUE.has(term) && (term.startsWith('=') || lists.strongest(term) >= NAME_WEIGHT - 1),
  );
}

/** A sentence is about what the trade has a name for, each thing once; its other words are said by the way. */
export function inSentence(known: readonly Reach[], said: number): readonly Reach[] {
  if (!known.some((reach) => reach.isCore)) return known;
  // Of few words none is said by the way, and a mistyped one is one of the trade.
  const isMeant = ({ isCore: isOwn, terms }: Reach) =>
    isOwn || (said < FEW_SAID && [...terms.keys()].some((term) => term.startsWith('=') && !VAGUE.has(term)));
  const told = new Set<string>();
  return known.map((reach) => {
    const names = reach.one.forms.filter((form) => form.startsWith('='));
    const isAgain = names.length > 0 && names.every((name) => told.has(name));
    for (const name of names) told.add(name);
    return { ...reach, isAside: !isMeant(reach) || isAgain };
  });
}

/** Half of what a sentence is about. */
export function halfOf(telling: readonly Reach[]): number {
  return Math.ceil(telling.filter(({ isAside }) => !isAside).length / 2);
}

/** Whoever asks for what nobody has here is shown what is a screen: that is what we have. */
export function anyScreen({ wanted: [one] }: Query): Reach[] {
  return one ? [{ one, terms: new Map([[GENERIC, 1]]), isKnown: true, isCore: false }] : [];
}
