import type { Question } from './question.ts';
import { HOME_HEIGHTS, leastPixels, neededHeight } from './rules.ts';
import { FILM, type Room } from './wall.ts';

/** The room somebody gave; of one side alone, a film's shape gives the other; of none, the height the viewers need. */
export function roomOf({ width, height, farthest, shows }: Question): Room {
  const wide = width ?? (height === undefined ? undefined : height * FILM);
  if (wide !== undefined) return { most: { width: 1000 * wide, height: 1000 * (height ?? wide / FILM) } };
  return { least: { height: neededHeight(farthest, shows !== 'video') } };
}

/** What is tried, best first: at home a comfortable height before the least one, and the least pixels where they are asked for. */
export function roomsFor(question: Question, hasFloor: boolean): Room[] {
  const room = roomOf(question);
  if ('most' in room) return [room];
  const pixels = hasFloor ? { pixels: leastPixels(question.shows !== 'video') } : {};
  const comfortable = (1000 * question.farthest) / HOME_HEIGHTS;
  const heights = question.place === 'home' && comfortable > room.least.height ? [comfortable, room.least.height] : [room.least.height];
  return heights.map((height) => ({ least: { height, ...pixels } }));
}
