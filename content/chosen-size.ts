import { latinNumber } from './digits.ts';
import { offeredSizes } from './offered-size.ts';
import type { Compared, Wall } from './shortlist.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type Specifications } from './specifications/kinds.ts';
import { builtWall } from './wall/built-wall.ts';
import { cabinetOf } from './wall/cabinet.ts';

/** Which one of a product an address speaks of: one of its sizes (`index` counts them), or a wall of cabinets. Nothing: any of them. */
export type Chosen = { size: number; index: number } | { wall: Wall } | undefined;

const WALL = /^(\d{1,9}(?:\.\d{1,4})?)\s*[x×*]\s*(\d{1,9}(?:\.\d{1,4})?)$/i;

/** `?size=70` and `?wall=6x6`; what is not offered is not chosen, and a wall becomes one that can be built. */
export function readChosen(specifications: Specifications, query: URLSearchParams): Chosen {
  const asked = wallIn(query);
  const wall = asked && builtWall(specifications, asked);
  if (wall) return { wall };
  const size = sizeIn(query);
  const index = offeredSizes(specifications).indexOf(size);
  return index < 0 ? undefined : { size, index };
}

/** What an address asks for and nobody makes: which size stands on the page instead and which is the nearest, which wall, or that it says nothing. */
export type NotMade =
  | { asked: number; instead?: { shown: number; nearest: number } }
  | { wall: string; built: Wall }
  | { of: 'size' | 'wall' | 'no-wall'; typed: string };

export function notMade(specifications: Specifications, query: URLSearchParams): NotMade | undefined {
  const [typed, typedSize] = [textIn(query, 'wall'), textIn(query, 'size')];
  const chosen = readChosen(specifications, query);
  const wall = wallIn(query);
  if (wall && chosen && 'wall' in chosen) return String(wall) === String(chosen.wall) ? undefined : { wall: typed, built: chosen.wall };
  if (typed !== '') return { of: cabinetOf(specifications) ? 'wall' : 'no-wall', typed };
  if (chosen || typedSize === '') return undefined;
  const asked = sizeIn(query);
  if (!(asked > 0) || !Number.isFinite(asked)) return { of: 'size', typed: typedSize };
  const sizes = offeredSizes(specifications);
  const [nearest] = sizes.toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked));
  const [shown] = sizes;
  return { asked, ...(shown !== undefined && nearest !== undefined && { instead: { shown, nearest } }) };
}

function wallIn(query: URLSearchParams): Wall | undefined {
  const [, columns, rows] = WALL.exec(latinNumber(textIn(query, 'wall'))) ?? [];
  return columns && rows ? [Number(columns), Number(rows)] : undefined;
}

function sizeIn(query: URLSearchParams): number {
  return Number(latinNumber(textIn(query, 'size')) || Number.NaN);
}

function textIn(query: URLSearchParams, key: 'size' | 'wall'): string {
  return (query.get(key) ?? '').trim();
}

/** A product in its chosen size, as a shortlist and a comparison name it. */
export function listedAs(id: number, chosen: Chosen): Compared {
  if (!chosen) return { id };
  return 'wall' in chosen ? { id, wall: chosen.wall } : { id, size: chosen.size };
}

/** What a shortlist or a comparison names, as the product's own address would. */
export function chosenAs({ size, wall }: Compared): URLSearchParams {
  if (wall) return new URLSearchParams({ wall: wall.join('x') });
  return new URLSearchParams(size === undefined ? {} : { size: String(size) });
}

/** The specifications of one size: what differs by size is reduced to it. */
export function onlySize(specifications: Specifications, index: number): Specifications {
  return Object.fromEntries(
    SPECIFICATION_NAMES.flatMap((name) => {
      const [kind, value] = [SPECIFICATIONS[name], specifications[name]];
      if (!value) return [];
      const isBySize = name === 'sizes' || ('many' in kind && kind.many === 'by-size');
      const part = value[index] ?? value[0];
      return [[name, isBySize && part !== undefined ? [part] : value]];
    }),
  );
}
