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
/** Before the person, before the front, before the side and after it, in letters. */
const WIDE = [1.5, 4, 6, 4] as const;
const NARROW = [1.6, 3, 2.5, 2.2] as const;
/** So many numbers a phone has room for; of more only some are written. */
const NUMBERS = 32;

/** What a page has as much of as a phone: letters of 11 px where the whole drawing is 310 wide. */
const PAGE_LETTERS = 11 / 310;

/**
 * Front and side of a wall beside a person, with its cabinets and the order of the data cable; nothing for a product that is no wall.
 * `narrow` lays it out for the width of a phone: larger letters and numbers, less between the views.
 * `both` is read in both languages: its words stand in each, its units are the signs that everybody knows.
 */
export function drawWall(
  specifications: Specifications,
  counts: Counts,
  language: Language,
  look: 'file' | 'narrow' | 'both' = 'file',
): Drawing | undefined {
  const isNarrow = look === 'narrow';
  const isBoth = look === 'both';
  const cabinet = cabinetOf(specifications);
  const wall = wallOfCabinets(specifications, counts.columns, counts.rows);
  if (!cabinet || !wall) return undefined;
  const { width, height, depth } = wall;
  const lift = liftOf(specifications, height);
  const top = Math.max(lift + height, PERSON_HEIGHT);
  const room = serviceOf(specifications) === 'back' ? CORRIDOR.to : FIXING.to;
  const [edge, gap, between, end] = isNarrow ? NARROW : WIDE;
  const font = isNarrow
    ? ((PERSON_WIDTH + width + room + depth) * PAGE_LETTERS) / (1 - (edge + gap + between + end) * PAGE_LETTERS)
    : Math.max(top, width * 0.6) * 0.05;
  const name = isNarrow ? font : font * 0.8;
  const ground = font * 5 + top;
  const front = { x: font * (edge + gap) + PERSON_WIDTH, y: ground - lift - height };
  // Its back towards the front view, so that the picture looks away from it.
  const side = { x: front.x + width + font * between + room, y: front.y };
  const sheet = { width: side.x + Math.max(depth, font) + font * end, height: ground + font * 3 };
  const [columns, rows] = [edgesOf(counts.columns, cabinet.wide), edgesOf(counts.rows, cabinet.high)];
  const signs = isBoth ? 'en' : language;
  const millimetres = (value: number) => `${writeNumber(Math.round(value * 10) / 10)} ${UNITS.millimetre[signs]}`;
  const inWords = (word: Readonly<Record<Language, string>>) => (isBoth ? [word.en, word.ar] : [word[language]]);
  const named = (words: readonly string[], x: number) =>
    words.map((text, line): Shape => ({ kind: 'text', layer: 'text', at: [x, ground + font * (1.3 + line * 1.1)], size: name, text }));
  const shapes: Shape[] = [
    {
      kind: 'line',
      layer: 'ground',
      points: [
        [0, ground],
        [sheet.width, ground],
      ],
    },
    ...person(font * edge, ground),
    ...named([TEXTS.person[signs]], font * edge + PERSON_WIDTH / 2),
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
    ...cables(outputsFor(cabinet, counts.columns, counts.rows), centres(columns), centres(rows), front, isNarrow ? font : 0),
    { kind: 'box', layer: 'room', x: side.x - room, y: side.y, width: room, height },
    { kind: 'box', layer: 'wall', ...side, width: depth, height },
    ...across(front.x, front.x + width, front.y - font * 1.2, font, millimetres(width)),
    ...across(side.x - room, side.x, front.y - font * 1.2, font, millimetres(room)),
    ...across(side.x, side.x + depth, front.y - font * 3, font, millimetres(depth)),
    ...upward(front.y, front.y + height, front.x - font, font, { text: millimetres(height), lowest: ground - font * 2.5 }),
    ...named(inWords(TEXTS.front), front.x + width / 2),
    ...named(inWords(TEXTS.side), side.x),
  ];
  // Not where the words would be larger than the room.
  if (room === CORRIDOR.to && height > font * (isBoth ? 6 : 3) && room > font * 0.6)
    shapes.push({
      kind: 'text',
      layer: 'text',
      at: [side.x - room / 2, front.y + height / 2],
      size: font * 0.6,
      text: inWords(TEXTS.corridor).join(' · '),
      isUpright: true,
    });
  const drawing = { ...sheet, shapes, ...(isNarrow && { letters: font }) };
  return language === 'ar' ? mirrored(drawing) : { ...drawing, direction: 'ltr' };
}

/** Where cabinets begin and end, mm; the last one may be a half. */
function edgesOf(count: number, length: number): number[] {
  return [...Array.from({ length: Math.ceil(count) }, (_, index) => index * length), count * length];
}

function centres(edges: readonly number[]): number[] {
  return pairsOf(edges, edges.slice(1)).map(([from, to]) => (from + to) / 2);
}

/** One line per output through the middles of its cabinets, from its number on, as large as `letters` where that fits. */
function cables(
  { chains, along }: Outputs,
  columns: readonly number[],
  rows: readonly number[],
  front: { x: number; y: number },
  letters: number,
): Shape[] {
  const at = (line: number, offset: number): Point => {
    const [column, row] = along === 'rows' ? [offset, line] : [line, offset];
    return [front.x + (columns[column] ?? 0), front.y + (rows[row] ?? 0)];
  };
  const cell = Math.min((columns[0] ?? 0) * 2, (rows[0] ?? 0) * 2);
  const lines = chains.map((runs) =>
    runs.flatMap(({ line, from, to }) => (from === to ? [at(line, from)] : [at(line, from), at(line, to)])),
  );
  const step = letters > 0 && chains.length > NUMBERS ? Math.ceil((chains.length / NUMBERS) * 2) : 1;
  const starts = lines.flatMap(([start], index) => (start && index % step === 0 ? [start] : []));
  const size = Math.max(cell * 0.3, Math.min(letters, Math.max(cell, apart(starts)) * 0.55));
  return lines.flatMap((points, index): Shape[] => {
    const [start = [0, 0]] = points;
    const line: Shape = { kind: 'line', layer: 'cable', points };
    if (index % step > 0) return [line, { kind: 'circle', layer: 'cable', at: start, radius: cell * 0.2 }];
    return [
      line,
      { kind: 'circle', layer: 'cable', at: start, radius: size * 0.75 },
      { kind: 'text', layer: 'cable', at: [start[0], start[1] + size * 0.35], size, text: String(index + 1) },
    ];
  });
}

/** How far the nearest two are from each other; 0 where there are too many to look at all. */
function apart(points: readonly Point[]): number {
  if (points.length > NUMBERS) return 0;
  const distances = points.flatMap(([x, y], index) => points.slice(index + 1).map((other) => Math.hypot(other[0] - x, other[1] - y)));
  return Math.min(...distances);
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

/** Beside what it measures, never in the ground. */
function upward(from: number, to: number, x: number, font: number, { text, lowest }: { text: string; lowest: number }): Shape[] {
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
    { kind: 'text', layer: 'text', at: [x - font * 0.6, Math.min((from + to) / 2, lowest)], size: font, text, isUpright: true },
  ];
}
