import type { Bound } from './bounds.ts';
import type { FigureColumns } from './figure-columns.ts';

/** Which slots keep all bounds, and how far each is from what was asked. */
export type Within = { count: Uint8Array; distance: Float32Array } | undefined;

/** How many of each slot's bounds hold, and how far it is from what was asked. */
export function withinBounds(bounds: readonly Bound[], columns: FigureColumns, slots: number): Within {
  if (bounds.length === 0) return undefined;
  const [count, distance] = [new Uint8Array(slots), new Float32Array(slots)];
  for (const [at, bound] of bounds.entries())
    columns.within(bound, (slot, far) => {
      if (count[slot] === at) {
        count[slot] = at + 1;
        distance[slot] = (distance[slot] ?? 0) + far;
      } else if (count[slot] === at + 1 && far < (distance[slot] ?? 0)) distance[slot] = far;
    });
  for (let slot = 0; slot < count.length; slot += 1) count[slot] = count[slot] === bounds.length ? 1 : 0;
  return { count, distance };
}
