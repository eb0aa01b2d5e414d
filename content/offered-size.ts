import type { ShortlistItem } from './shortlist.ts';
import type { Specifications } from './specifications/kinds.ts';

/** In inches; empty for what is made of cabinets or comes in one way. */
export function offeredSizes({ sizes = [] }: Specifications): number[] {
  return sizes.filter((one) => typeof one === 'number');
}

/** A size that is not offered, or not any more, is one to be chosen anew; only what has cabinets can be a wall of them. */
export function asOffered({ id, size, wall, quantity }: ShortlistItem, specifications: Specifications): ShortlistItem {
  const sizes = offeredSizes(specifications);
  const offered = size !== undefined && sizes.includes(size) ? size : sizes.length === 1 ? sizes[0] : undefined;
  const isWall = wall !== undefined && specifications.cabinet !== undefined;
  return { id, ...(isWall ? { wall } : offered !== undefined && { size: offered }), quantity };
}

/** As inquiries name it: 55″. */
export function writeSize(inches: string): string {
  return inches === '' ? '' : `${inches}″`;
}

/** Whether an inquiry may name it so: one of the sizes offered, or words about a wall of cabinets. */
export function isOffered(written: string, specifications: Specifications): boolean {
  if (written === '' || offeredSizes(specifications).some((size) => writeSize(String(size)) === written)) return true;
  return specifications.cabinet !== undefined && !written.includes('″');
}
