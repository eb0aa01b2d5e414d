import type { Specifications } from '../specifications/kinds.ts';
import { numberFor, partFor, sidesFor } from '../specifications/values.ts';
import { amountIn } from './money.ts';
import { OUTDOORS, PLACE_NEEDS } from './places.ts';
import type { Question } from './question.ts';
import { acuityDistance, comfortableDistance, leastPixels, neededHeight, toldDistance } from './rules.ts';
import type { Room, Wall } from './wall.ts';

export type CheckName =
  | 'place'
  | 'mounting'
  | 'service'
  | 'light'
  | 'protection'
  | 'heat'
  | 'near'
  | 'sharp'
  | 'pixels'
  | 'fits'
  | 'fills'
  | 'readable'
  | 'budget';
/** One constraint against one product: what it has and needs. `miss`: by what share it falls short, 0 where it holds. */
export type Check = { name: CheckName; holds: boolean; has: number | string; needs: number | string; miss: number };

export type Situation = { question: Question; room: Room; isSharp: boolean; hasFloor: boolean; specifications: Specifications; wall: Wall };
type Constraint = (situation: Situation) => Check | false | undefined;

/** A picture smaller than this share of the room there is was not what somebody asked for. */
export const FILLS = 0.5;
const SMALL = 1e-6;
/** A miss that a little more cannot mend: a product made for another place is farther off than one that is too small. */
const FAR = 10;
const OTHERWISE = 1;

const CONSTRAINTS: readonly Constraint[] = [
  ({ question: { place }, specifications }) => {
    const suits = specifications.suits ?? [];
    return told('place', suits.includes(place), suits.join(' '), place, FAR);
  },
  ({ question: { mounting }, specifications }) => {
    const has = specifications.mounting ?? [];
    return mounting && told('mounting', has.includes(mounting), has.join(' '), mounting, OTHERWISE);
  },
  ({ question: { service }, specifications }) => {
    const has = String(partFor(specifications, 'service') ?? '');
    return service && told('service', has === service || has === 'both', has, service, OTHERWISE);
  },
  ({ question: { place }, specifications }) => atLeast('light', numberFor(specifications, 'brightness'), PLACE_NEEDS[place].light.from),
  ({ question: { place }, specifications }) => {
    if (!PLACE_NEEDS[place].isOutdoors) return undefined;
    const [front, back] = [ipOf(specifications, 'protection-front'), ipOf(specifications, 'protection-back')];
    const holds = isSealed(front, OUTDOORS.front) && isSealed(back, OUTDOORS.back);
    return told('protection', holds, [front, back].filter(Boolean).join(' / '), `${OUTDOORS.front} / ${OUTDOORS.back}`, FAR / 2);
  },
  ({ question: { place }, specifications }) =>
    PLACE_NEEDS[place].isOutdoors && atLeast('heat', sidesFor(specifications, 'temperature')?.[1], OUTDOORS.celsius),
  // As the distances are told: whoever stands where one is said to begin stands far enough.
  ({ question: { nearest }, wall }) => atMost('near', toldDistance(comfortableDistance(wall.pitch)), nearest),
  ({ question: { nearest }, wall, isSharp }) => (isSharp ? atMost('sharp', toldDistance(acuityDistance(wall.pitch)), nearest) : undefined),
  ({ question: { shows }, wall: { pixels }, hasFloor }) => {
    if (!hasFloor) return undefined;
    const least = leastPixels(shows !== 'video');
    const miss = Math.max(least[0] / Math.max(...pixels), least[1] / Math.min(...pixels)) - 1;
    return told('pixels', miss <= SMALL, pixels.join(' × '), least.join(' × '), miss);
  },
  ({ room, wall }) => {
    if (!('most' in room)) return undefined;
    const { width, height } = room.most;
    const holds = wall.body[0] <= width + SMALL && wall.body[1] <= height + SMALL;
    const miss = Math.max(wall.body[0] / width, wall.body[1] / height) - 1;
    return told('fits', holds, sizeText(wall.body), sizeText([width, height]), miss);
  },
  ({ room, wall }) => ('most' in room ? atLeast('fills', shareOf(wall, room.most), FILLS) : undefined),
  ({ room, wall, question: { farthest, shows } }) =>
    'least' in room ? atLeast('readable', wall.height, neededHeight(farthest, shows !== 'video')) : undefined,
  ({ question: { budget }, wall }) => {
    if (!budget) return undefined;
    const price = budget.currency === 'SAR' ? wall.price.sa : wall.price.ae;
    return price ? atMost('budget', amountIn(budget.currency, price), budget.amount) : told('budget', false, '', budget.amount, OTHERWISE);
  },
];

/** Every constraint that applies, in the order a buyer would ask. */
export function checkAll(situation: Situation): Check[] {
  return CONSTRAINTS.map((constraint) => constraint(situation) || undefined).filter((check) => check !== undefined);
}

export function shareOf(wall: Pick<Wall, 'width' | 'height'>, room: { width: number; height: number }): number {
  return (wall.width * wall.height) / (room.width * room.height);
}

/** What is not said does not hold, and is no number. */
function atLeast(name: CheckName, has: number | undefined, needs: number): Check {
  if (has === undefined) return told(name, false, '', needs, FAR);
  return told(name, has >= needs - SMALL, has, needs, has > 0 ? needs / has - 1 : FAR);
}

function atMost(name: CheckName, has: number, needs: number): Check {
  return told(name, has <= needs + SMALL, has, needs, has / needs - 1);
}

function told(name: CheckName, holds: boolean, has: number | string, needs: number | string, miss: number): Check {
  return { name, holds, has, needs, miss: holds ? 0 : miss };
}

function ipOf(specifications: Specifications, name: 'protection-front' | 'protection-back'): string {
  return String(partFor(specifications, name) ?? '');
}

/** IP65: the first digit is about dust, the second about water; both must do. */
function isSealed(has: string, needs: string): boolean {
  const [dust, water] = [2, 3].map((at) => Number(has[at] ?? 0) >= Number(needs[at]));
  return Boolean(dust && water);
}

function sizeText(sides: readonly number[]): string {
  return sides.map((side) => side / 1000).join(' × ');
}
