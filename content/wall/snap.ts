import type { Cabinet } from './cabinet.ts';
import { SHAPES, type ShapeChoice } from './shapes.ts';

export type Counts = { columns: number; rows: number };
/** More of them are several walls; drawings and models end here. */
export const MOST_EACH_WAY = 400;
export const MOST_CABINETS = 5000;

/** So that 4.2 m hold seven cabinets of 0.6 m however a computer counts. */
const TOUCH = 1e-6;
/** A shape is met where it is no further off than this. */
const CLOSE = 0.03;
const INCH = 25.4;

export function isShapedAs(shape: ShapeChoice, ratio: number): boolean {
  return shape === 'free' || Math.abs(Math.log(ratio / SHAPES[shape])) <= CLOSE;
}

/** The largest wall of a shape that fits into so many mm; where one side is not said, the shape gives it. */
export function snapToSize(
  cabinet: Cabinet,
  room: { width?: number | undefined; height?: number | undefined },
  shape: ShapeChoice,
): Counts {
  const { wide, high, step } = cabinet;
  const ratio = SHAPES[shape === 'free' ? '16:9' : shape];
  if (room.width !== undefined && room.height !== undefined) {
    const most = { columns: fitting(room.width / wide, step.columns), rows: fitting(room.height / high, step.rows) };
    return shape === 'free' ? most : largestShaped(cabinet, most, ratio);
  }
  if (room.width !== undefined) {
    const columns = fitting(room.width / wide, step.columns);
    return { columns, rows: nearest((columns * wide) / ratio / high, step.rows) };
  }
  const rows = fitting((room.height ?? 0) / high, step.rows);
  return { columns: nearest((rows * high * ratio) / wide, step.columns), rows };
}

/** The wall whose diagonal is nearest to so many inches. */
export function snapToDiagonal({ wide, high, step }: Cabinet, inches: number, shape: ShapeChoice): Counts {
  const ratio = SHAPES[shape === 'free' ? '16:9' : shape];
  const height = (inches * INCH) / Math.hypot(1, ratio);
  return { columns: nearest((height * ratio) / wide, step.columns), rows: nearest(height / high, step.rows) };
}

export function completed({ wide, high, step }: Cabinet, given: Partial<Counts>, shape: ShapeChoice): Counts {
  const ratio = SHAPES[shape === 'free' ? '16:9' : shape];
  const rows = given.rows ?? nearest(((given.columns ?? 1) * wide) / ratio / high, step.rows);
  return { columns: given.columns ?? nearest((rows * high * ratio) / wide, step.columns), rows };
}

/** What can be built of a number: whole, or half where halves are made; at least one step, and not more than a wall may have. */
export function buildable(count: number, step: 0.5 | 1): number {
  return Math.min(Math.max(nearest(count, step), step), MOST_EACH_WAY);
}

/** At most so many in all: rows are taken away before columns. */
export function bounded({ columns, rows }: Counts): Counts {
  if (columns * rows <= MOST_CABINETS) return { columns, rows };
  return { columns, rows: Math.max(1, Math.floor(MOST_CABINETS / columns)) };
}

function largestShaped({ wide, high, step }: Cabinet, most: Counts, ratio: number): Counts {
  let best: (Counts & { off: number }) | undefined;
  for (let columns: number = step.columns; columns <= Math.min(most.columns, MOST_EACH_WAY); columns += step.columns) {
    const rows = Math.min(nearest((columns * wide) / ratio / high, step.rows), most.rows);
    const off = Math.abs(Math.log((columns * wide) / (rows * high) / ratio));
    if (!best || off < best.off - TOUCH || (off <= CLOSE && best.off <= CLOSE)) best = closer({ columns, rows, off }, best);
  }
  return best ? { columns: best.columns, rows: best.rows } : most;
}

type Shaped = Counts & { off: number };

/** Of two close shapes the larger, unless the smaller is exact and the larger is not. */
function closer(one: Shaped, other: Shaped | undefined): Shaped {
  if (!other || other.off > CLOSE) return one;
  return other.off < TOUCH && one.off >= TOUCH ? other : one;
}

function fitting(count: number, step: 0.5 | 1): number {
  return Math.max(step, Math.floor(count / step + TOUCH) * step);
}

function nearest(count: number, step: 0.5 | 1): number {
  return Math.max(step, Math.round(count / step) * step);
}
