import type { Within } from './figures/within.ts';
import { type Reach, VAGUE } from './sentence.ts';
import { NAME_WEIGHT, type TermLists } from './term-lists.ts';

/** "A board under 10,000 riyals": of what lies within the bounds only what is called so, where anything is. */
export function narrowToCalled(within: Within, known: readonly Reach[], lists: TermLists): void {
  const [only] = known;
  if (!within || !only || known.length > 1) return;
  const groups = only.one.forms.filter((form) => form.startsWith('=') && !VAGUE.has(form));
  const called = lists.holders(groups, within.count.length, NAME_WEIGHT);
  if (!called?.some((is, slot) => is === 1 && within.count[slot] === 1)) return;
  for (let slot = 0; slot < within.count.length; slot += 1) if (called[slot] !== 1) within.count[slot] = 0;
}
