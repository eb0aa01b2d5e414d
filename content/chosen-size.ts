import { latinNumber } from './digits.ts';
import { offeredSizes } from './offered-size.ts';
import type { Compared, Wall } from './shortlist.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type Specifications } from './specifications/kinds.ts';
import { cabinetOf } from './wall/cabinet.ts';
import { bounded, buildable } from './wall/snap.ts';

/** Which one of a product an address speaks of: one of its sizes (`index` counts them), or a wall of cabinets. Nothing: any of them. */
export type Chosen = { size: number; index: number } | { wall: Wall } | undefined;

const WALL = /^(\d{1,3}(?:\.5)?)x(\d{1,3}(?:\.5)?)$/;

/** `?size=70` and `?wall=6x6`; what is not offered is not chosen, and a wall becomes one that can be built. */
export function readChosen(specifications: Specifications, query: URLSearchParams): Chosen {
  const [, columns, rows] = WALL.exec(query.get('wall') ?? '') ?? [];
  const cabinet = cabinetOf(specifications);
  if (cabinet && columns && rows) {
    const { step } = cabinet;
    const built = bounded({ columns: buildable(Number(columns), step.columns), rows: buildable(Number(rows), step.rows) });
    return { wall: [built.columns, built.rows] };
  }
  const size = sizeIn(query);
  const index = offeredSizes(specifications).indexOf(size);
  return index < 0 ? undefined : { size, index };
}

/** A size that an address asks for and nobody makes: what stands on the page instead, and the nearest to what was asked for. */
export type NotMade = { asked: number; instead?: { shown: number; nearest: number } };

export function notMade(specifications: Specifications, query: URLSearchParams): NotMade | undefined {
  const asked = sizeIn(query);
  if (!(asked > 0) || !Number.isFinite(asked) || readChosen(specifications, query)) return undefined;
  const sizes = offeredSizes(specifications);
  const [nearest] = sizes.toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked));
  const [shown] = sizes;
  return { asked, ...(shown !== undefined && nearest !== undefined && { instead: { shown, nearest } }) };
}

function sizeIn(query: URLSearchParams): number {
  return Number(latinNumber(query.get('size') ?? '').trim() || Number.NaN);
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
