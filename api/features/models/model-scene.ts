import { layOut, screenOf, type Wall, wallOfCabinets } from '#content/advisor/wall.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { buildable } from '#content/wall/snap.ts';

/** A body with its back on z = 0 and its feet on y = 0, and the picture on its front. Metres, as both formats want. */
export type ModelScene = {
  body: { width: number; height: number; depth: number };
  screen: { width: number; height: number; bottom: number };
};

export type Wanted = { columns?: number | undefined; rows?: number | undefined; size?: number | undefined };

/** A wall without a number of cabinets is as high as a room allows. */
const EXAMPLE_HEIGHT = 2000;
/** A film or a module has next to no depth; a model needs some. */
const THINNEST = 1;

/** True to the specifications; nothing where they do not say enough, or where there is no such size. */
export function modelScene(specifications: Specifications, { columns, rows, size = 0 }: Wanted): ModelScene | undefined {
  const wall = wallOf(specifications, columns, rows, size);
  if (!wall) return undefined;
  const [width, height] = wall.body;
  // The frame is as wide above the picture as beside it; what is left is the foot.
  const edge = Math.min((width - wall.width) / 2, height - wall.height);
  const bottom = Math.max(0, height - wall.height - Math.max(0, edge));
  const metres = (millimetres: number) => Math.round(millimetres * 10) / 10_000;
  return {
    body: { width: metres(width), height: metres(height), depth: metres(Math.max(wall.depth, THINNEST)) },
    screen: { width: metres(wall.width), height: metres(wall.height), bottom: metres(bottom) },
  };
}

function wallOf(specifications: Specifications, columns: number | undefined, rows: number | undefined, size: number): Wall | undefined {
  const cabinet = cabinetOf(specifications);
  if (!cabinet) return size < (specifications.sizes?.length ?? 1) ? screenOf(specifications, size) : undefined;
  if (columns === undefined || rows === undefined) return layOut(specifications, { least: { height: EXAMPLE_HEIGHT } });
  const { step } = cabinet;
  return wallOfCabinets(specifications, buildable(columns, step.columns), buildable(rows, step.rows));
}
