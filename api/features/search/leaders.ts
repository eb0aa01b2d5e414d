import { type Reach, SURE, VAGUE } from './sentence.ts';
import type { SlotTable } from './slot-table.ts';
import type { TermLists } from './term-lists.ts';
import type { TopSlots } from './top-slots.ts';

/** A thing that more records than these speak of has no leader. */
const LONGEST_LIST = 2000;
/** Groups that say how a thing is built, not what it is for. */
const KINDS: ReadonlySet<string> = new Set(['=led', '=lcd', '=tv', '=video wall']);
/** Groups that ask for the site itself, such as contact or returns: its pages are the answer. */
const OF_SITE: ReadonlySet<string> = new Set(
  ['contact us', 'get an inquiry', 'projects', 'compare screens', 'wall builder', 'screen advisor', 'return policy'].map(
    (name) => `=${name}`,
  ),
);
/** Other pages and articles are for whoever asks what something means. */
const LEAST_FACTOR = 0.8;
const MOST_LEADERS = 4;
/** How many of the best stay before the leaders, and how many leaders follow them. */
const [FIRST_LEADER, MOST_PUT] = [3, 2];

type Index = { lists: TermLists; slots: SlotTable };
type Around = { score: Float32Array; isOffered: (slot: number) => boolean; asksWhy: boolean };

/** For each thing a story names the record most about it, best first: whoever has two wishes finds both among the first. */
export function leadersOf(reaches: readonly Reach[], { lists, slots }: Index, { score, isOffered, asksWhy }: Around): number[] {
  const leaders = new Map<number, number>();
  for (const { one, terms, isAside } of reaches) {
    if (isAside) continue;
    let [leader, most] = [-1, 0];
    for (const [term, quality] of terms) {
      // What several words say together is meant, and not what each says.
      if (one.phrases.length > 0 && !one.phrases.includes(term)) continue;
      if (quality < SURE || !term.startsWith('=') || VAGUE.has(term) || KINDS.has(term) || lists.countOf(term) > LONGEST_LIST) continue;
      lists.each(term, (slot, weight) => {
        const factor = slots.factors[slot] ?? 1;
        const worth = weight * factor;
        if (
          (factor < LEAST_FACTOR && !asksWhy && !OF_SITE.has(term)) ||
          worth < most ||
          (worth === most && (score[slot] ?? 0) <= (score[leader] ?? 0)) ||
          !isOffered(slot)
        )
          return;
        [leader, most] = [slot, worth];
      });
    }
    if (leader >= 0) leaders.set(leader, Math.max(most, leaders.get(leader) ?? 0));
  }
  return [...leaders]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_LEADERS)
    .map(([slot]) => slot);
}

/** Offers leaders by what they are worth; of those that would come late, the first few are put among the first. */
export function putLeaders(top: TopSlots, leaders: readonly number[], worth: ReadonlyMap<number, number>): void {
  const isLate = (slot: number) => (worth.get(slot) ?? 0) <= top.scoreAt(FIRST_LEADER);
  const late = leaders.filter(isLate);
  for (const slot of leaders) if (!late.includes(slot)) top.offer(slot, worth.get(slot) ?? 0);
  for (const [at, slot] of late.entries()) {
    if (at < MOST_PUT) top.offerAt(slot, worth.get(slot) ?? 0, FIRST_LEADER + at);
    else top.offer(slot, worth.get(slot) ?? 0);
  }
}
