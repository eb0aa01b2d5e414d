import { type Place, PLACE_NEEDS } from '../advisor/places.ts';
import { isPlace } from '../advisor/question.ts';
import type { Specifications } from '../specifications/kinds.ts';

/** The air is conditioned where there is a room: as the visitor says, else where the product is made for. */
export function isInRoom(place: Place | undefined, { suits = [] }: Specifications): boolean {
  if (place !== undefined) return !PLACE_NEEDS[place].isOutdoors;
  return suits.map(String).some((one) => isPlace(one) && !PLACE_NEEDS[one].isOutdoors);
}
