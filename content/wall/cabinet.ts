import type { Specifications } from '../specifications/kinds.ts';
import { sidesFor } from '../specifications/values.ts';

/** What a wall is made of. Sides in mm; `step`: the smallest part of a cabinet that is made, each way. */
export type Cabinet = {
  wide: number;
  high: number;
  pixels: readonly [across: number, down: number];
  step: { columns: 0.5 | 1; rows: 0.5 | 1 };
};

/** The cabinet a wall is built of; nothing for a product that comes as it is. */
export function cabinetOf(specifications: Specifications): Cabinet | undefined {
  const [wide, high] = sidesFor(specifications, 'cabinet') ?? [];
  const [across, down] = sidesFor(specifications, 'cabinet-pixels') ?? [];
  if (!wide || !high || !across || !down) return undefined;
  const halves = specifications['half-cabinet'] ?? [];
  return {
    wide,
    high,
    pixels: [across, down],
    step: { columns: halves.includes('width') ? 0.5 : 1, rows: halves.includes('height') ? 0.5 : 1 },
  };
}
