import type { Wall } from '#content/advisor/wall.ts';
import type { ShortlistItem } from '#content/shortlist.ts';

/** Exactly what is proposed: so many cabinets, or one of the sizes offered. */
export function listedOf({ built }: Pick<Wall, 'built'>): Pick<ShortlistItem, 'size' | 'wall'> {
  if ('columns' in built) return { wall: [built.columns, built.rows] };
  return built.inches === undefined ? {} : { size: built.inches };
}
