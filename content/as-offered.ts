import { offeredSizes } from './offered-size.ts';
import { type ShortlistItem, writeListedSize } from './shortlist.ts';
import type { Specifications } from './specifications/kinds.ts';
import { builtWall } from './wall/built-wall.ts';

/** A size that is not offered, or not any more, is one to be chosen anew; a wall becomes one that can be built. */
export function asOffered({ id, size, wall, quantity }: ShortlistItem, specifications: Specifications): ShortlistItem {
  const sizes = offeredSizes(specifications);
  const offered = size !== undefined && sizes.includes(size) ? size : sizes.length === 1 ? sizes[0] : undefined;
  const built = wall && (builtWall(specifications, wall) ?? (specifications.cabinet && wall));
  return { id, ...(built ? { wall: built } : offered !== undefined && { size: offered }), quantity };
}

export function isChanged(asked: Pick<ShortlistItem, 'size' | 'wall'>, listed: Pick<ShortlistItem, 'size' | 'wall'>): boolean {
  const written = writeListedSize(asked);
  return written !== '' && written !== writeListedSize(listed);
}
