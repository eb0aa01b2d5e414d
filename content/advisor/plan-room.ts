import type { Specifications } from '../specifications/kinds.ts';
import { PLACE_NEEDS, type Place } from './places.ts';
import { PERSON } from './rules.ts';
import type { Wall } from './wall.ts';

/** A sheet of this width; heights follow from the scale. One unit is as wide on a phone as half a millimetre. */
export const SHEET = 600;
const MARGIN = 44;
const TALLEST = 320;
const COUNTER = 900;
const OUTDOORS_LIFT = 3000;

export type Mount = { lift: number; table: boolean };

/** How high above the ground it hangs or stands, mm. */
export function mountOf(wall: Wall, specifications: Specifications, place: Place): Mount {
  const mounting = specifications.mounting ?? [];
  if (mounting.includes('counter')) return { lift: COUNTER, table: true };
  const [, bodyHeight] = wall.body;
  if (mounting.includes('floor') && !mounting.includes('wall')) return { lift: 0, table: false };
  if (PLACE_NEEDS[place].isOutdoors) return { lift: OUTDOORS_LIFT, table: false };
  return { lift: Math.max(300, PERSON.eyes - bodyHeight / 2), table: false };
}

export type Box = { x: number; y: number; width: number; height: number };
export type FrontPlan = { height: number; ground: number; wall: Box; person: Box; columns: number; rows: number; table: Box | undefined };

export function planFront(wall: Wall, { lift, table }: Mount): FrontPlan {
  const [bodyWidth, bodyHeight] = wall.body;
  const personWidth = PERSON.height * 0.3;
  const gap = 500;
  const [acrossMm, upMm] = [bodyWidth + gap + personWidth, Math.max(lift + bodyHeight, PERSON.height)];
  const scale = Math.min((SHEET - 2 * MARGIN) / acrossMm, TALLEST / upMm);
  const start = (SHEET - acrossMm * scale) / 2;
  const ground = MARGIN + upMm * scale;
  const box = (x: number, bottom: number, width: number, height: number): Box => ({
    x: start + x * scale,
    y: ground - (bottom + height) * scale,
    width: width * scale,
    height: height * scale,
  });
  const { columns, rows } = 'columns' in wall.built ? wall.built : { columns: 1, rows: 1 };
  return {
    height: ground + MARGIN,
    ground,
    wall: box(0, lift, bodyWidth, bodyHeight),
    person: box(bodyWidth + gap, 0, personWidth, PERSON.height),
    columns,
    rows,
    table: table ? box(-200, 0, bodyWidth + 400, lift) : undefined,
  };
}

export type Viewer = { at: number; person: Box; eye: { x: number; y: number } };
export type SidePlan = { height: number; ground: number; wall: Box; table: Box | undefined; viewers: readonly Viewer[] };

/** The room seen from the side: the wall at the beginning of the line, the viewers where they stand. */
export function planSide(wall: Pick<Wall, 'body' | 'depth'>, { lift, table }: Mount, viewers: readonly number[]): SidePlan {
  const [, bodyHeight] = wall.body;
  const farthest = 1000 * Math.max(...viewers);
  const depth = Math.max(wall.depth, farthest / 150);
  const personWidth = PERSON.height * 0.3;
  const acrossMm = depth + farthest + personWidth;
  const upMm = Math.max(lift + bodyHeight, PERSON.height);
  const scale = Math.min((SHEET - 2 * MARGIN) / acrossMm, TALLEST / upMm);
  const start = (SHEET - acrossMm * scale) / 2;
  const ground = MARGIN + upMm * scale;
  return {
    height: ground + MARGIN + 16,
    ground,
    wall: { x: start, y: ground - (lift + bodyHeight) * scale, width: depth * scale, height: bodyHeight * scale },
    table: table ? { x: start, y: ground - lift * scale, width: Math.max(depth, 400) * scale, height: lift * scale } : undefined,
    viewers: viewers.map((at) => {
      const eyeX = start + (depth + 1000 * at) * scale;
      const width = Math.max(personWidth * scale, 4);
      const height = PERSON.height * scale;
      return { at, person: { x: eyeX - width / 2, y: ground - height, width, height }, eye: { x: eyeX, y: ground - PERSON.eyes * scale } };
    }),
  };
}
