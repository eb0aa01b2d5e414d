import type { SectionName } from '../sections.ts';
import { numberFor } from './values.ts';
import type { Specifications } from './kinds.ts';

/** What people choose by within a family: how near they stand, the place, what stays in sight behind it, or the size. */
export type FamilyKind = 'near' | 'far' | 'see-through' | 'sizes';
type Part = SectionName<'subCategory'> | 'family';

/** From here on it is the place that decides, in metres. */
const FAR = 4;
const [CARDS, SLIDES, TILES, TICKETS] = [
  'sub-category-cards',
  'sub-category-slides',
  'sub-category-tiles',
  'sub-category-tickets',
] as const;

/** Its own drawing and sections of both grounds in turn; what is not named follows. */
const ORDERS: Readonly<Record<FamilyKind, readonly Part[]>> = {
  near: ['family', CARDS, SLIDES, TILES, TICKETS],
  far: [SLIDES, CARDS, 'family', TILES, TICKETS],
  'see-through': [TILES, SLIDES, CARDS, 'family', TICKETS],
  sizes: ['family', TILES, SLIDES, CARDS, TICKETS],
};

/** Nothing where the specifications do not say. */
export function familyKind(products: readonly Specifications[]): FamilyKind | undefined {
  const specified = products.filter((one) => Object.keys(one).length > 0);
  const distances = specified.flatMap((one) => numberFor(one, 'viewing-distance') ?? []);
  if (specified.length === 0) return undefined;
  if (specified.every(({ body }) => body)) return 'sizes';
  if (distances.length === 0) return undefined;
  if (specified.every(({ transparency }) => transparency)) return 'see-through';
  return Math.min(...distances) < FAR ? 'near' : 'far';
}

export function inFamilyOrder<P extends { own: string } | { name: string }>(parts: readonly P[], kind: FamilyKind | undefined): P[] {
  const order: readonly string[] = kind ? ORDERS[kind] : [];
  const placeOf = (part: P) => {
    const place = order.indexOf('own' in part ? part.own : part.name);
    return place < 0 ? order.length : place;
  };
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
