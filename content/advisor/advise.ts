import type { Specifications } from '../specifications/kinds.ts';
import { numberFor } from '../specifications/values.ts';
import { checkAll, shareOf, type Check } from './constraints.ts';
import { PLACE_NEEDS } from './places.ts';
import type { Question, Shows } from './question.ts';
import { acuityDistance, comfortableDistance, neededHeight, readingDistance } from './rules.ts';
import { FILM, layOut, type Room, type Wall } from './wall.ts';

export type Candidate = { id: number; specifications: Specifications };
export type Distances = { comfortable: number; acuity: number; reading: number };
export type Note = 'finer-than-seen' | 'pixels-seen' | 'text-too-far' | 'dims-at-night' | 'coast' | 'far-brighter';
export type Proposal<C extends Candidate = Candidate> = {
  candidate: C;
  wall: Wall;
  checks: readonly Check[];
  distances: Distances;
  notes: readonly Note[];
};
/** Why not; a product whose data says too little is refused without a reason. */
export type Refusal<C extends Candidate = Candidate> = { candidate: C; wall: Wall | undefined; failed: readonly Check[] };
export type Advice<C extends Candidate = Candidate> = {
  proposals: readonly Proposal<C>[];
  /** What would also do. */
  others: readonly Proposal<C>[];
  refused: readonly Refusal<C>[];
  /** Text wants pixels that nobody sees; where no product has them, the comfortable distance must do. */
  isRelaxed: boolean;
  room: Room;
};

const MOST_PROPOSALS = 3;
/** Metres of the nearest viewer per millimetre of pitch that suit best: 1 is just comfortable, 3.438 is what an eye can see. */
const BEST_RATIO: Readonly<Record<Shows, number>> = { video: 1.5, both: 2, text: 3.438 };

/** One to three products for a place, what else would do, and why the rest would not. */
export function advise<C extends Candidate>(question: Question, candidates: readonly C[]): Advice<C> {
  const strict = judgeAll(question, candidates, question.shows === 'text');
  const isRelaxed = question.shows === 'text' && strict.fitting.length === 0;
  const { fitting, refused } = isRelaxed ? judgeAll(question, candidates, false) : strict;
  const ranked = fitting
    .map((proposal) => ({ proposal, distance: distanceFromBest(question, proposal) }))
    .toSorted((a, b) => a.distance - b.distance || a.proposal.candidate.id - b.proposal.candidate.id)
    .map(({ proposal }) => proposal);
  return {
    proposals: ranked.slice(0, MOST_PROPOSALS),
    others: ranked.slice(MOST_PROPOSALS),
    refused: refused.toSorted((a, b) => (a.failed.length || Infinity) - (b.failed.length || Infinity) || a.candidate.id - b.candidate.id),
    isRelaxed: isRelaxed && fitting.length > 0,
    room: roomOf(question),
  };
}

/** The room she gave; where she gave one side, a film's shape gives the other; where she gave none, the height her viewers need. */
export function roomOf({ width, height, farthest, shows }: Question): Room {
  if (width !== undefined || height !== undefined) {
    const wide = width ?? height! * FILM;
    return { most: { width: 1000 * wide, height: 1000 * (height ?? wide / FILM) } };
  }
  return { least: { height: neededHeight(farthest, shows !== 'video') } };
}

function judgeAll<C extends Candidate>(question: Question, candidates: readonly C[], isSharp: boolean) {
  const room = roomOf(question);
  const fitting: Proposal<C>[] = [];
  const refused: Refusal<C>[] = [];
  for (const candidate of candidates) {
    const { specifications } = candidate;
    const wall = layOut(specifications, room);
    const checks = wall ? checkAll({ question, room, isSharp, specifications, wall }) : [];
    const failed = checks.filter(({ holds }) => !holds);
    if (!wall || failed.length > 0) refused.push({ candidate, wall, failed });
    else fitting.push({ candidate, wall, checks, distances: distancesOf(wall), notes: notesOn(question, specifications, wall) });
  }
  return { fitting, refused };
}

export function distancesOf({ pitch, height }: Pick<Wall, 'pitch' | 'height'>): Distances {
  return { comfortable: comfortableDistance(pitch), acuity: acuityDistance(pitch), reading: readingDistance(height) };
}

function notesOn({ place, nearest, farthest, shows }: Question, specifications: Specifications, wall: Wall): Note[] {
  const { acuity, reading } = distancesOf(wall);
  const { light, isOutdoors } = PLACE_NEEDS[place];
  const notes: [Note, boolean][] = [
    ['finer-than-seen', nearest > 1.5 * acuity],
    ['pixels-seen', nearest < acuity],
    ['text-too-far', shows !== 'video' && farthest > reading + 1e-6],
    ['far-brighter', (numberFor(specifications, 'brightness') ?? 0) > 1.5 * light.to],
    ['dims-at-night', isOutdoors === true],
    ['coast', isOutdoors === true],
  ];
  return notes.flatMap(([note, holds]) => (holds ? [note] : []));
}

/** Coarser than best is seen, finer is paid for and not seen, brighter than the place can use costs electricity, smaller is missed. */
function distanceFromBest(question: Question, { candidate: { specifications }, wall }: Proposal): number {
  const ratio = Math.log(question.nearest / wall.pitch / BEST_RATIO[question.shows]);
  const brighter = Math.log((numberFor(specifications, 'brightness') ?? 1) / PLACE_NEEDS[question.place].light.to);
  const room = roomOf(question);
  const missed =
    'most' in room
      ? 1 - shareOf(wall, room.most)
      : Math.abs(Math.log(wall.height / room.least.height)) + Math.abs(Math.log(wall.width / wall.height / FILM));
  return (ratio < 0 ? -ratio : ratio / 2) + Math.max(0, brighter) / 3 + missed;
}
