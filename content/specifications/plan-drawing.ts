import type { Specifications } from './kinds.ts';
import { partFor, sidesFor } from './values.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type Measure = { axis: 'width' | 'height'; from: number; to: number; at: number; millimetres: number };
export type DrawingPlan = {
  /** The sheet, in millimetres of the real thing; y grows downwards. */
  width: number;
  height: number;
  font: number;
  ground: number;
  person: Box;
  front: Box;
  screen: Box | undefined;
  side: Box;
  /** What it stands on, if not the ground. */
  table: Box | undefined;
  /** Cabinets of an example wall; one by one for a product that is whole. */
  cabinets: { columns: number; rows: number };
  measures: readonly Measure[];
};

export const PERSON_HEIGHT = 1700;
const PERSON_WIDTH = 520;
const EYES = 1600;
const TABLE = 900;
const WALL_HEIGHT = 2000;
const WALL_RATIO = 16 / 9;

type Body = { width: number; height: number; depth: number; cabinets: DrawingPlan['cabinets'] };

/** Front and side beside a person, to scale, along the line of the language, so that `rtl` begins on the other side. */
export function planDrawing(
  specifications: Specifications,
  size: number,
  direction: 'ltr' | 'rtl',
  wall?: readonly [columns: number, rows: number],
): DrawingPlan | undefined {
  const body = bodyOf(specifications, size, wall);
  if (!body) return undefined;
  const { width, height, depth, cabinets } = body;
  const lift = liftOf(specifications, height);
  const top = Math.max(lift + height, PERSON_HEIGHT);
  const font = Math.max(top, width) * 0.045;
  const [gap, margin] = [font * 4, font * 1.5];
  const ground = margin + font * 3 + top;
  const bottom = ground - lift;
  const person = { x: margin, y: ground - PERSON_HEIGHT, width: PERSON_WIDTH, height: PERSON_HEIGHT };
  const front = { x: person.x + PERSON_WIDTH + gap, y: bottom - height, width, height };
  // The words of a narrow side need more room than the side.
  const side = { x: front.x + width + gap + font * 2, y: front.y, width: depth, height };
  const sheet = { width: side.x + depth + font * 3.5, height: ground + margin };
  const mirror = (box: Box): Box => (direction === 'rtl' ? { ...box, x: sheet.width - box.x - box.width } : box);
  const [shownFront, shownSide] = [mirror(front), mirror(side)];
  const screen = screenOf(specifications, size, shownFront, body);
  const stand = lift === TABLE ? mirror({ x: front.x - font, y: ground - TABLE, width: width + 2 * font, height: TABLE }) : undefined;
  const heightAt = direction === 'rtl' ? shownFront.x + width + font : shownFront.x - font;
  return {
    ...sheet,
    font,
    ground,
    person: mirror(person),
    front: shownFront,
    screen,
    side: shownSide,
    table: stand,
    cabinets,
    measures: [
      { axis: 'width', from: shownFront.x, to: shownFront.x + width, at: front.y - font, millimetres: width },
      { axis: 'height', from: front.y, to: bottom, at: heightAt, millimetres: height },
      { axis: 'width', from: shownSide.x, to: shownSide.x + depth, at: front.y - font, millimetres: depth },
    ],
  };
}

function bodyOf(specifications: Specifications, size: number, wall: readonly [number, number] | undefined): Body | undefined {
  const [width, height, depth = 0] = sidesFor(specifications, 'body', size) ?? [];
  if (width && height) return { width, height, depth, cabinets: { columns: 1, rows: 1 } };
  const [one, tall, deep = 0] = sidesFor(specifications, 'cabinet') ?? [];
  if (!one || !tall) return undefined;
  const rows = wall?.[1] ?? Math.max(1, Math.round(WALL_HEIGHT / tall));
  const columns = wall?.[0] ?? Math.max(1, Math.round((rows * tall * WALL_RATIO) / one));
  return { width: columns * one, height: rows * tall, depth: deep, cabinets: { columns, rows } };
}

/** How high above the ground it begins: on a table, or on a wall with its middle before the eyes. */
export function liftOf(specifications: Specifications, height: number): number {
  const mounting = partFor(specifications, 'mounting');
  if (mounting === 'counter') return TABLE;
  return mounting === 'floor' ? 0 : Math.max(0, EYES - height / 2);
}

/** Where a body is larger than its picture: as far from the top as from the sides. */
function screenOf(specifications: Specifications, size: number, front: Box, body: Body): Box | undefined {
  if (!specifications.body) return undefined;
  const [width, height] = sidesFor(specifications, 'picture-size', size) ?? [];
  if (!width || !height || width > body.width || height > body.height) return undefined;
  const edge = (body.width - width) / 2;
  return { x: front.x + edge, y: front.y + Math.min(edge, (body.height - height) / 2), width, height };
}
