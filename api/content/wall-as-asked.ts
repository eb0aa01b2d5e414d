import type { Specifications } from '#content/specifications/kinds.ts';
import { builtWall } from '#content/wall/built-wall.ts';
import type { Counts } from '#content/wall/snap.ts';
import { AppError, type FieldCode, notFound } from '#api/errors.ts';

/** The wall that was asked for: one that nobody can build is refused with the nearest, and there is none of what has no cabinets. */
export function wallAsAsked(specifications: Specifications, { columns, rows }: Counts): Counts {
  const built = builtWall(specifications, [columns, rows]);
  if (!built) throw notFound();
  const [across, down] = built;
  const nearest = built.join(' × ');
  const changed = [...(across === columns ? [] : ['columns']), ...(down === rows ? [] : ['rows'])];
  const of = <Value>(value: Value) => Object.fromEntries(changed.map((name) => [name, value]));
  if (changed.length > 0) throw new AppError('malformed', { fields: of<FieldCode>('not-buildable'), nearest: of(nearest) });
  return { columns, rows };
}
