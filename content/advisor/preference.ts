import type { Specifications } from '../specifications/kinds.ts';
import { numberFor, partFor } from '../specifications/values.ts';
import { shareOf } from './constraints.ts';
import { amountIn } from './money.ts';
import { isOpenBehind, PLACE_NEEDS } from './places.ts';
import type { Question, Shows } from './question.ts';
import { roomsFor } from './rooms.ts';
import { FILM, type Wall } from './wall.ts';

/** Metres of the nearest viewer per millimetre of pitch that suit best: 1 is just comfortable, 3.438 is what an eye can see. */
const BEST_RATIO: Readonly<Record<Shows, number>> = { video: 1.5, both: 2, text: 3.438 };
/** A corridor behind the wall, and a way of fixing that nobody asked for. */
const CORRIDOR = 0.3;
const NO_WALL = 0.15;
const SHARES = { finer: 0.5, brighter: 1 / 3, shape: 0.25, budget: 0.25 } as const;

/** Coarser is seen, finer paid for and not seen, brighter costs electricity, bars are missed less than size, a budget is meant to be used. */
export function distanceFromBest(question: Question, specifications: Specifications, wall: Wall): number {
  const ratio = Math.log(question.nearest / wall.pitch / BEST_RATIO[question.shows]);
  const brighter = Math.log((numberFor(specifications, 'brightness') ?? 1) / PLACE_NEEDS[question.place].light.to);
  const shape = Math.abs(Math.log(wall.width / wall.height / FILM));
  const [room] = roomsFor(question, false);
  const missed = room && 'most' in room ? 1 - shareOf(wall, room.most) + SHARES.shape * shape : heightOff(wall, room) + shape;
  return (
    (ratio < 0 ? -ratio : ratio * SHARES.finer) +
    Math.max(0, brighter) * SHARES.brighter +
    missed +
    budgetOff(question, wall) * SHARES.budget +
    fixingOff(question, specifications)
  );
}

function heightOff({ height }: Wall, room: ReturnType<typeof roomsFor>[number] | undefined): number {
  return room && 'least' in room ? Math.abs(Math.log(height / room.least.height)) : 0;
}

function budgetOff({ budget }: Question, { price }: Wall): number {
  const asked = budget && (budget.currency === 'SAR' ? price.sa : price.ae);
  return budget && asked ? Math.abs(Math.log(amountIn(budget.currency, asked) / budget.amount)) : 0;
}

/** Whoever has said how it is fixed and served gets nothing else; whoever has not is spared a corridor. */
function fixingOff({ place, mounting, service }: Question, specifications: Specifications): number {
  if (isOpenBehind(place)) return 0;
  const isBehind = service === undefined && partFor(specifications, 'service') === 'back';
  const has = specifications.mounting ?? [];
  const isElsewhere = mounting === undefined && has.length > 0 && !has.includes('wall') && !has.includes('structure');
  return (isBehind ? CORRIDOR : 0) + (isElsewhere ? NO_WALL : 0);
}
