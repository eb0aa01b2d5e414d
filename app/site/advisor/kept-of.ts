import type { Wall } from '#content/advisor/wall.ts';
import type { KeptProduct } from '#content/shortlist.ts';

/** Exactly what is proposed: so many cabinets, or one of the sizes offered. */
export function keptOf({ built }: Pick<Wall, 'built'>): Pick<KeptProduct, 'size' | 'wall'> {
  if ('columns' in built) return { wall: [built.columns, built.rows] };
  return built.inches === undefined ? {} : { size: built.inches };
}
