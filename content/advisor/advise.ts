import type { Specifications } from '../specifications/kinds.ts';
import { numberFor } from '../specifications/values.ts';
import { checkAll, type Check } from './constraints.ts';
import { PLACE_NEEDS } from './places.ts';
import { distanceFromBest } from './preference.ts';
import type { Question } from './question.ts';
import { roomOf, roomsFor } from './rooms.ts';
import { acuityDistance, comfortableDistance, HIGHEST_USUAL, leastPixels, readingDistance, toldDistance } from './rules.ts';
import { layOuts, type Room, type Wall } from './wall.ts';

export type Candidate = { id: number; specifications: Specifications };
export type Distances = { comfortable: number; acuity: number; reading: number };
export type Note =
  | 'finer-than-seen'
  | 'pixels-seen'
  | 'text-too-far'
  | 'dims-at-night'
  | 'coast'
  | 'far-brighter'
  | 'scales-down'
  | 'hardly-built';
export type Proposal<C extends Candidate = Candidate> = {
  candidate: C;
  wall: Wall;
  checks: readonly Check[];
  distances: Distances;
  notes: readonly Note[];
};
/** Why a product is not proposed; one whose data says too little is refused without a reason. */
export type Refusal<C extends Candidate = Candidate> = { candidate: C; wall: Wall | undefined; failed: readonly Check[] };
/** What misses one thing by so little that the buyer may decide. */
export type NearMiss<C extends Candidate = Candidate> = Proposal<C> & { missed: Check };
export type Advice<C extends Candidate = Candidate> = {
  proposals: readonly Proposal<C>[];
  /** Products that meet every constraint and are not proposed. */
  others: readonly Proposal<C>[];
  near: readonly NearMiss<C>[];
  /** Nearest to what was asked first. */
  refused: readonly Refusal<C>[];
  /** No product has pixels too fine to be seen, as text wants them: the comfortable distance was asked for instead. */
  isRelaxed: boolean;
  room: Room;
};

const MOST_PROPOSALS = 3;
/** A miss of at most a tenth is a choice. */
const NEAR = 0.1;
const MOST_NEAR = 3;

/** One to three products for a place, what else would do, what nearly would, and why the rest would not. */
export function advise<C extends Candidate>(question: Question, candidates: readonly C[]): Advice<C> {
  // What is asked of every proposal, most first; what nobody meets is left out and told.
  let given = { isSharp: question.shows === 'text', hasFloor: true };
  // Unseen pixels are given up before the floor, and not together with it where one alone will do.
  const softer = [
    ...(given.isSharp
      ? [
          { isSharp: false, hasFloor: true },
          { isSharp: true, hasFloor: false },
        ]
      : []),
    { isSharp: false, hasFloor: false },
  ];
  let judged = judgeAll(question, candidates, given);
  for (const demand of softer) {
    if (judged.fitting.length > 0) break;
    judged = judgeAll(question, candidates, demand);
    given = demand;
  }
  const { fitting, refused } = judged;
  const ranked = fitting
    .map((proposal) => ({ proposal, distance: distanceFromBest(question, proposal.candidate.specifications, proposal.wall) }))
    .toSorted((a, b) => a.distance - b.distance || a.proposal.candidate.id - b.proposal.candidate.id)
    .map(({ proposal }) => proposal);
  const ordered = refused.toSorted((a, b) => missOf(a) - missOf(b) || a.candidate.id - b.candidate.id);
  const near = ordered.flatMap((one) => nearMiss(question, one)).slice(0, MOST_NEAR);
  return {
    proposals: ranked.slice(0, MOST_PROPOSALS),
    others: ranked.slice(MOST_PROPOSALS),
    near,
    refused: ordered.filter(({ candidate }) => !near.some((one) => one.candidate === candidate)),
    isRelaxed: question.shows === 'text' && !given.isSharp && fitting.length > 0,
    room: roomOf(question),
  };
}

function judgeAll<C extends Candidate>(question: Question, candidates: readonly C[], demand: { isSharp: boolean; hasFloor: boolean }) {
  const fitting: Proposal<C>[] = [];
  const refused: Refusal<C>[] = [];
  for (const candidate of candidates) {
    const { specifications } = candidate;
    const tries = roomsFor(question, demand.hasFloor).map((room) =>
      layOuts(specifications, room).map((wall) => {
        const checks = checkAll({ question, room, ...demand, specifications, wall });
        return { wall, checks, failed: checks.filter(({ holds }) => !holds) };
      }),
    );
    const nearest = tries.at(-1)?.toSorted((one, other) => missOf(one) - missOf(other))[0];
    const { wall, checks = [], failed = [] } = tries.flat().find((one) => one.failed.length === 0) ?? nearest ?? {};
    if (!wall || failed.length > 0) refused.push({ candidate, wall, failed });
    else fitting.push(proposalOf(question, candidate, wall, checks));
  }
  return { fitting, refused };
}

function proposalOf<C extends Candidate>(question: Question, candidate: C, wall: Wall, checks: readonly Check[]): Proposal<C> {
  return { candidate, wall, checks, distances: distancesOf(wall), notes: notesOn(question, candidate.specifications, wall) };
}

/** How far a product is from what is asked for; of what is not known nobody can say. */
function missOf({ failed }: Pick<Refusal, 'failed'>): number {
  return failed.length === 0 ? Infinity : failed.reduce((sum, { miss }) => sum + miss, 0);
}

function nearMiss<C extends Candidate>(question: Question, { candidate, wall, failed: [missed, ...more] }: Refusal<C>): NearMiss<C>[] {
  if (!wall || !missed || more.length > 0 || missed.miss > NEAR) return [];
  return [{ ...proposalOf(question, candidate, wall, []), missed }];
}

/** The one somebody asked to see whole; else the best. */
export function chosenOf<C extends Candidate>({ proposals, others, near }: Advice<C>, id: number | undefined): Proposal<C> | undefined {
  return [...proposals, ...others, ...near].find(({ candidate }) => candidate.id === id) ?? proposals[0];
}

export function distancesOf({ pitch, height }: Pick<Wall, 'pitch' | 'height'>): Distances {
  return { comfortable: comfortableDistance(pitch), acuity: acuityDistance(pitch), reading: readingDistance(height) };
}

function notesOn({ place, nearest, farthest, width, height, shows }: Question, specifications: Specifications, wall: Wall): Note[] {
  const { acuity, reading } = distancesOf(wall);
  const { light, isOutdoors } = PLACE_NEEDS[place];
  const [long, short] = leastPixels(shows !== 'video');
  const [most = 0, least = 0] = wall.pixels.toSorted((a, b) => b - a);
  const notes: [Note, boolean][] = [
    ['hardly-built', width === undefined && height === undefined && wall.height > HIGHEST_USUAL],
    ['scales-down', most < long || least < short],
    ['finer-than-seen', nearest > 1.5 * acuity],
    ['pixels-seen', nearest < toldDistance(acuity)],
    ['text-too-far', shows !== 'video' && farthest > reading + 1e-6],
    ['far-brighter', (numberFor(specifications, 'brightness') ?? 0) > 1.5 * light.to],
    ['dims-at-night', isOutdoors === true],
    ['coast', isOutdoors === true],
  ];
  return notes.flatMap(([note, holds]) => (holds ? [note] : []));
}
