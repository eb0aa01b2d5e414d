import type { Language } from '../languages.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { liftOf, PERSON_HEIGHT } from '../specifications/plan-drawing.ts';
import { UNITS } from '../specifications/units.ts';
import { writeNumber } from '../specifications/write.ts';
import { wallOfCabinets } from '../advisor/wall.ts';
import { pairsOf } from '../known.ts';
import { cabinetOf } from './cabinet.ts';
import { type Drawing, mirrored, type Point, type Shape } from './drawing.ts';
import { outputsFor, type Outputs } from './outputs.ts';
import { CORRIDOR, FIXING, serviceOf } from './structure.ts';
import type { Counts } from './snap.ts';

const TEXTS = {
  front: { en: 'Front', ar: 'من الأمام' },
  side: { en: 'Side', ar: 'من الجانب' },
  person: { en: '1.70 m', ar: '1.70 م' },
  corridor: { en: 'service', ar: 'صيانة' },
} as const;
const PERSON_WIDTH = 520;

/** Front and side of a wall beside a person, with its cabinets and the order of the data cable; nothing for a product that is no wall. */
export function drawWall(specifications: Specifications, counts: Counts, language: Language): Drawing | undefined {
  const cabinet = cabinetOf(specifications);
  const wall = wallOfCabinets(specifications, counts.columns, counts.rows);
  if (!cabinet || !wall) return undefined;
  const { width, height, depth } = wall;
  const lift = liftOf(specifications, height);
  const top = Math.max(lift + height, PERSON_HEIGHT);
  const font = Math.max(top, width * 0.6) * 0.05;
  const gap = font * 4;
  const ground = font * 5 + top;
  const front = { x: font * 1.5 + PERSON_WIDTH + gap, y: ground - lift - height };
  const room = serviceOf(specifications) === 'back' ? CORRIDOR.to : FIXING.to;
  // Its back towards the front view, so that the picture looks away from it.
  const side = { x: front.x + width + gap * 1.5 + room, y: front.y };
  const sheet = { width: side.x + Math.max(depth, font) + font * 4, height: ground + font * 3 };
  const [columns, rows] = [edgesOf(counts.columns, cabinet.wide), edgesOf(counts.rows, cabinet.high)];
  const millimetres = (value: number) => `${writeNumber(Math.round(value * 10) / 10)} ${UNITS.millimetre[language]}`;
  const shapes: Shape[] = [
    {
      kind: 'line',
      layer: 'ground',
      points: [
        [0, ground],
        [sheet.width, ground],
      ],
    },
    ...person(font * 1.5, ground),
    {
      kind: 'text',
      layer: 'text',
      at: [font * 1.5 + PERSON_WIDTH / 2, ground + font * 1.3],
      size: font * 0.8,
      text: TEXTS.person[language],
    },
    { kind: 'box', layer: 'wall', ...front, width, height },
    ...columns.slice(1, -1).map((x): Shape => ({
      kind: 'line',
      layer: 'seams',
      points: [
        [front.x + x, front.y],
        [front.x + x, front.y + height],
      ],
    })),
    ...rows.slice(1, -1).map((y): Shape => ({
      kind: 'line',
      layer: 'seams',
      points: [
        [front.x, front.y + y],
        [front.x + width, front.y + y],
      ],
    })),
    ...cables(outputsFor(cabinet, counts.columns, counts.rows), centres(columns), centres(rows), front),
    { kind: 'box', layer: 'room', x: side.x - room, y: side.y, width: room, height },
    { kind: 'box', layer: 'wall', ...side, width: depth, height },
    ...across(front.x, front.x + width, front.y - font * 1.2, font, millimetres(width)),
    ...across(side.x - room, side.x, front.y - font * 1.2, font, millimetres(room)),
    ...across(side.x, side.x + depth, front.y - font * 3, font, millimetres(depth)),
    ...upward(front.y, front.y + height, front.x - font, font, millimetres(height)),
    { kind: 'text', layer: 'text', at: [front.x + width / 2, ground + font * 1.3], size: font * 0.8, text: TEXTS.front[language] },
    { kind: 'text', layer: 'text', at: [side.x, ground + font * 1.3], size: font * 0.8, text: TEXTS.side[language] },
  ];
  if (room === CORRIDOR.to)
    shapes.push({
      kind: 'text',
      layer: 'text',
      at: [side.x - room / 2, front.y + height / 2],
      size: font * 0.6,
      text: TEXTS.corridor[language],
      isUpright: true,
    });
  return language === 'ar' ? mirrored({ ...sheet, shapes }) : { ...sheet, direction: 'ltr', shapes };
}

/** Where cabinets begin and end, mm; the last one may be a half. */
function edgesOf(count: number, length: number): number[] {
  return [...Array.from({ length: Math.ceil(count) }, (_, index) => index * length), count * length];
}

function centres(edges: readonly number[]): number[] {
  return pairsOf(edges, edges.slice(1)).map(([from, to]) => (from + to) / 2);
}

/** One line per output through the middles of its cabinets, from its number on. */
function cables({ chains, along }: Outputs, columns: readonly number[], rows: readonly number[], front: { x: number; y: number }): Shape[] {
  const at = (line: number, offset: number): Point => {
    const [column, row] = along === 'rows' ? [offset, line] : [line, offset];
    return [front.x + (columns[column] ?? 0), front.y + (rows[row] ?? 0)];
  };
  const size = Math.min((columns[0] ?? 0) * 2, (rows[0] ?? 0) * 2) * 0.3;
  return chains.flatMap((runs, index): Shape[] => {
    const points = runs.flatMap(({ line, from, to }) => (from === to ? [at(line, from)] : [at(line, from), at(line, to)]));
    const [start = [0, 0]] = points;
    return [
      { kind: 'line', layer: 'cable', points },
      { kind: 'circle', layer: 'cable', at: start, radius: size * 0.75 },
      { kind: 'text', layer: 'cable', at: [start[0], start[1] + size * 0.35], size, text: String(index + 1) },
    ];
  });
}

function person(x: number, ground: number): Shape[] {
  const head = PERSON_HEIGHT * 0.065;
  const [middle, shoulders] = [x + PERSON_WIDTH / 2, ground - PERSON_HEIGHT * 0.84];
  const half = PERSON_WIDTH * 0.42;
  const body: Point[] = [
    [middle - half, shoulders],
    [middle + half, shoulders],
    [middle + half, ground - PERSON_HEIGHT * 0.48],
    [middle + half * 0.6, ground - PERSON_HEIGHT * 0.48],
    [middle + half * 0.6, ground],
    [middle - half * 0.6, ground],
    [middle - half * 0.6, ground - PERSON_HEIGHT * 0.48],
    [middle - half, ground - PERSON_HEIGHT * 0.48],
    [middle - half, shoulders],
  ];
  return [
    { kind: 'circle', layer: 'person', at: [middle, ground - PERSON_HEIGHT + head], radius: head },
    { kind: 'line', layer: 'person', points: body },
  ];
}

function across(from: number, to: number, y: number, font: number, text: string): Shape[] {
  const tick = font / 3;
  return [
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [from, y],
        [to, y],
      ],
    },
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [from, y - tick],
        [from, y + tick],
      ],
    },
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [to, y - tick],
        [to, y + tick],
      ],
    },
    { kind: 'text', layer: 'text', at: [(from + to) / 2, y - font * 0.6], size: font, text },
  ];
}

function upward(from: number, to: number, x: number, font: number, text: string): Shape[] {
  const tick = font / 3;
  return [
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [x, from],
        [x, to],
      ],
    },
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [x - tick, from],
        [x + tick, from],
      ],
    },
    {
      kind: 'line',
      layer: 'measure',
      points: [
        [x - tick, to],
        [x + tick, to],
      ],
    },
    { kind: 'text', layer: 'text', at: [x - font * 0.6, (from + to) / 2], size: font, text, isUpright: true },
  ];
}
