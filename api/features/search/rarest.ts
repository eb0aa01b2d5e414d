import { SURE } from './sentence.ts';
import type { TermLists } from './term-lists.ts';

/** What more records than this share hold tells nothing of one of them. */
const MOST_SHARE = 0.08;
const FEWEST = 4;
/** What it is worth beside the most that its word is worth: a text about lifts comes before one about lobbies. */
const RARE = 0.8;

/** Tells what the rarest sure way of saying a word adds: the one that most texts hold among those that few hold. */
export function eachRarest(
  terms: ReadonlyMap<string, number>,
  lists: TermLists,
  slots: number,
  visit: (slot: number, gain: number) => void,
): void {
  const most = Math.max(FEWEST, slots * MOST_SHARE);
  let [rarest, texts]: [string | undefined, number] = [undefined, 0];
  for (const [term, quality] of terms) {
    const count = quality >= SURE && !term.startsWith('#') ? lists.textsOf(term) : 0;
    if (count > texts && count <= most) [rarest, texts] = [term, count];
  }
  if (rarest === undefined) return;
  const worth = RARE * Math.log(1 + slots / texts);
  lists.each(rarest, (slot, weight) => visit(slot, weight * worth));
}
