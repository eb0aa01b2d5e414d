import type { PLACES } from '../specifications/places.ts';

export type Place = keyof typeof PLACES;

/** Light in cd/m², makers' guidance. `isOutdoors`: rain, dust and the Gulf's summer reach it. */
export type PlaceNeeds = { light: { from: number; to: number }; isOutdoors?: true };

const ROOM = { light: { from: 300, to: 800 } };

export const PLACE_NEEDS: Readonly<Record<Place, PlaceNeeds>> = {
  indoors: { light: { from: 800, to: 1500 } },
  window: { light: { from: 2500, to: 4000 } },
  'outdoors-sun': { light: { from: 5500, to: 8000 }, isOutdoors: true },
  'outdoors-shade': { light: { from: 2500, to: 4500 }, isOutdoors: true },
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
