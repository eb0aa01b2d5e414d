import type { PLACES } from '../specifications/places.ts';

export type Place = keyof typeof PLACES;

/** Light in cd/m², makers' guidance. `isOutdoors`: rain, dust and the Gulf's summer reach it. */
export type PlaceNeeds = { light: { from: number; to: number }; isOutdoors?: true };

const ROOM = { light: { from: 300, to: 800 } };
const SUN: PlaceNeeds = { light: { from: 5500, to: 8000 }, isOutdoors: true };

export const PLACE_NEEDS: Readonly<Record<Place, PlaceNeeds>> = {
  indoors: { light: { from: 800, to: 1500 } },
  window: { light: { from: 2500, to: 4000 } },
  'outdoors-sun': SUN,
  'outdoors-shade': { light: { from: 2500, to: 4500 }, isOutdoors: true },
  facade: SUN,
  roadside: SUN,
  perimeter: SUN,
  // The light of a stage is its own: from that of a lecture hall to that of a mall.
  stage: { light: { from: 300, to: 1500 } },
  'control-room': ROOM,
  'meeting-room': ROOM,
  classroom: ROOM,
  counter: ROOM,
  home: ROOM,
};

/** Usual outdoors: sealed in front, splash-proof behind, and at work in 50 °C of air. */
export const OUTDOORS = { front: 'IP65', back: 'IP54', celsius: 50 } as const;

/** Where a wall is fixed for good: nobody has a corridor behind it unless they say so. Elsewhere a back is open. */
const OPEN_BEHIND: ReadonlySet<Place> = new Set(['stage', 'roadside', 'perimeter', 'window', 'counter']);

export function isOpenBehind(place: Place): boolean {
  return OPEN_BEHIND.has(place);
}
