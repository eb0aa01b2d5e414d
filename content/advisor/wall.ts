import type { Money } from '../specifications/define.ts';
import { isMoney } from '../specifications/write.ts';
import type { SpecificationName, Specifications } from '../specifications/kinds.ts';
import { numberFor, partFor, sidesFor } from '../specifications/values.ts';

/** A product as it would stand there. Sizes in mm, weight in kg, power in W. */
export type Wall = {
  /** A wall is built of cabinets; everything else comes as it is, in one of the sizes offered (`size` counts them). */
  built: { columns: number; rows: number; cabinet: readonly [number, number] } | { size: number; inches: number | undefined };
  width: number;
  height: number;
  depth: number;
  /** With its frame; a wall of cabinets has none. */
  body: readonly [number, number];
  pixels: readonly [number, number];
  /** The coarser of the two directions. */
  pitch: number;
  weight: number | undefined;
  power: { average: number | undefined; greatest: number | undefined };
  price: { sa: Money | undefined; ae: Money | undefined };
};

/** `most`: the room there is. `least`: the height a picture needs, and the pixels where they are asked for; it gets the shape of a film. In mm. */
export type Room = { most: { width: number; height: number } } | { least: { height: number; pixels?: readonly [number, number] } };

export const FILM = 16 / 9;
/** So that 4.2 m hold seven cabinets of 0.6 m however a computer counts. */
const TOUCH = 1e-6;

/** The wall that fills a room; nothing where the specifications do not say enough. */
export function layOut(specifications: Specifications, room: Room): Wall | undefined {
  return layOuts(specifications, room)[0];
}

/** What is tried in a room, best first: also the whole of it where a film's shape comes first, and the smaller sizes. */
export function layOuts(specifications: Specifications, room: Room): Wall[] {
  const walls = cabinetWalls(specifications, room);
  return walls.length > 0 ? walls : wholeScreens(specifications, room);
}

function cabinetWalls(specifications: Specifications, room: Room): Wall[] {
  const [wide, high] = sidesFor(specifications, 'cabinet') ?? [];
  const [across = 1, down = 1] = sidesFor(specifications, 'cabinet-pixels') ?? [];
  if (!wide || !high) return [];
  return countCabinets([wide, high], [across, down], room).flatMap((counts) => wallOfCabinets(specifications, ...counts) ?? []);
}

/** So many cabinets side by side and above each other; a half one counts a half. */
export function wallOfCabinets(specifications: Specifications, columns: number, rows: number): Wall | undefined {
  const [wide, high, depth = 0] = sidesFor(specifications, 'cabinet') ?? [];
  const [across, down] = sidesFor(specifications, 'cabinet-pixels') ?? [];
  if (!wide || !high || !across || !down) return undefined;
  const [width, height] = [columns * wide, rows * high];
  const area = (width * height) / 1e6;
  const cabinetWeight = numberFor(specifications, 'cabinet-weight');
  return {
    built: { columns, rows, cabinet: [wide, high] },
    width,
    height,
    depth,
    body: [width, height],
    pixels: [columns * across, rows * down],
    pitch: Math.max(wide / across, high / down),
    weight: cabinetWeight === undefined ? undefined : cabinetWeight * columns * rows,
    power: {
      average: times(numberFor(specifications, 'area-power-average'), area),
      greatest: times(numberFor(specifications, 'area-power-greatest'), area),
    },
    price: { sa: priceOf(specifications, 'area-price-from-sa', area), ae: priceOf(specifications, 'area-price-from-ae', area) },
  };
}

/** At least one each way: whether one is too much is judged like everything else. */
function countCabinets([wide, high]: Pair, [across, down]: Pair, room: Room): [columns: number, rows: number][] {
  const atLeastOne = (count: number) => Math.max(1, count);
  if ('most' in room) {
    const columns = atLeastOne(Math.floor(room.most.width / wide + TOUCH));
    const rows = atLeastOne(Math.floor(room.most.height / high + TOUCH));
    const shaped = filmShaped([wide, high], columns, rows);
    return [...(shaped ? [shaped] : []), [columns, rows]];
  }
  const [leastAcross, leastDown] = room.least.pixels ?? [0, 0];
  const rows = atLeastOne(Math.max(Math.ceil(room.least.height / high - TOUCH), Math.ceil(leastDown / down)));
  const columns = atLeastOne(Math.max(Math.round((rows * high * FILM) / wide), Math.ceil(leastAcross / across)));
  return [[columns, Math.max(rows, Math.round((columns * wide) / FILM / high))]];
}

type Pair = readonly [number, number];
/** A film's shape is met where it is no further off than this, and worth it where it leaves no more of the wall free. */
const FILM_OFF = 0.03;
const FILM_FILLS = 0.8;

/** The largest wall of a film's shape within so many cabinets, if it takes most of them. */
function filmShaped([wide, high]: Pair, most: number, mostRows: number): [columns: number, rows: number] | undefined {
  for (let columns = most; columns * mostRows >= FILM_FILLS * most * mostRows - TOUCH && columns > 0; columns -= 1) {
    const rows = Math.min(Math.round((columns * wide) / FILM / high), mostRows);
    const off = Math.abs((columns * wide) / (Math.max(rows, 1) * high) / FILM - 1);
    if (rows > 0 && off <= FILM_OFF && columns * rows >= FILM_FILLS * most * mostRows - TOUCH) return [columns, rows];
  }
  return undefined;
}

function wholeScreens(specifications: Specifications, room: Room): Wall[] {
  const count = specifications.sizes?.length ?? 1;
  const screens = Array.from({ length: count }, (_, size) => screenOf(specifications, size)).filter((screen) => screen !== undefined);
  const bySize = screens.toSorted((a, b) => a.width * a.height - b.width * b.height);
  if ('least' in room) return [bySize.find(({ height }) => height >= room.least.height - TOUCH) ?? bySize.slice(-1)].flat();
  const fitting = bySize.filter(({ body: [width, height] }) => width <= room.most.width + TOUCH && height <= room.most.height + TOUCH);
  return fitting.length > 0 ? fitting.toReversed() : bySize.slice(0, 1);
}

export function screenOf(specifications: Specifications, size: number): Wall | undefined {
  const [width, height] = sidesFor(specifications, 'picture-size', size) ?? [];
  const [first, second] = sidesFor(specifications, 'resolution', size) ?? [];
  if (!width || !height || !first || !second) return undefined;
  // A screen that stands upright turns its pixels with it.
  const [across, down] = width < height === first < second ? [first, second] : [second, first];
  const [bodyWidth = width, bodyHeight = height, depth = 0] = sidesFor(specifications, 'body', size) ?? [];
  return {
    built: { size, inches: numberFor(specifications, 'sizes', size) },
    width,
    height,
    depth,
    body: [bodyWidth, bodyHeight],
    pixels: [across, down],
    pitch: numberFor(specifications, 'pixel-pitch', size) ?? Math.max(width / across, height / down),
    weight: numberFor(specifications, 'weight', size),
    power: { average: numberFor(specifications, 'power-average', size), greatest: numberFor(specifications, 'power-greatest', size) },
    price: { sa: priceOf(specifications, 'price-from-sa', 1, size), ae: priceOf(specifications, 'price-from-ae', 1, size) },
  };
}

function times(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

function priceOf(specifications: Specifications, name: SpecificationName, factor: number, size = 0): Money | undefined {
  const price = partFor(specifications, name, size);
  return isMoney(price) ? { amount: Math.round(price.amount * factor), currency: price.currency } : undefined;
}
