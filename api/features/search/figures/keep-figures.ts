import type { Reach } from '../sentence.ts';
import type { TermLists } from '../term-lists.ts';
import { nearBound } from './bounds.ts';
import type { FigureColumns } from './figure-columns.ts';

/** Drops the slots that lack one of the figures asked for. */
export function keepFigures(
  matched: Uint8Array,
  reaches: readonly Reach[],
  { lists, columns }: { lists: TermLists; columns: FigureColumns },
): void {
  for (const { one, terms } of reaches) {
    if (!one.isNumber) continue;
    const held = new Uint8Array(matched.length);
    for (const term of terms.keys()) lists.each(term, (slot) => void (held[slot] = 1));
    if (one.near && terms.size === 0) columns.within(nearBound(one.near), (slot) => void (held[slot] = 1));
    for (let slot = 0; slot < matched.length; slot += 1) if (held[slot] === 0) matched[slot] = 0;
  }
}
