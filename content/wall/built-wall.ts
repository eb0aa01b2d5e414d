import type { Wall } from '../shortlist.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { type Cabinet, cabinetOf } from './cabinet.ts';
import { bounded, buildable } from './snap.ts';

/** The nearest wall that can be built of a product; nothing where it is not built of cabinets. */
export function builtWall(specifications: Specifications, wall: Wall): Wall | undefined {
  const cabinet = cabinetOf(specifications);
  return cabinet && builtOf(cabinet, wall);
}

export function builtOf({ step }: Pick<Cabinet, 'step'>, [columns, rows]: Wall): Wall {
  const built = bounded({ columns: buildable(columns, step.columns), rows: buildable(rows, step.rows) });
  return [built.columns, built.rows];
}
