import { wallOfCabinets } from '../advisor/wall.ts';
import { type Chosen, onlySize } from '../chosen-size.ts';
import type { Wall } from '../shortlist.ts';
import type { Specifications } from './kinds.ts';

/** The specifications of the chosen size or wall; of all sizes where none was chosen. */
export function specificationsOf(specifications: Specifications, chosen: Chosen): Specifications {
  if (!chosen) return specifications;
  return 'wall' in chosen ? ofWall(specifications, chosen.wall) : onlySize(specifications, chosen.index);
}

/** A wall of so many cabinets has what a whole screen has: a picture, pixels, weight, power and a price. */
function ofWall(specifications: Specifications, [columns, rows]: Wall): Specifications {
  const wall = wallOfCabinets(specifications, columns, rows);
  if (!wall) return specifications;
  const { width, height, pixels, weight, power, price } = wall;
  return {
    ...specifications,
    'picture-size': [[width, height]],
    resolution: [pixels],
    ...(weight !== undefined && { weight: [Math.round(weight * 10) / 10] }),
    ...(power.greatest !== undefined && { 'power-greatest': [Math.round(power.greatest)] }),
    ...(power.average !== undefined && { 'power-average': [Math.round(power.average)] }),
    ...(price.sa && { 'price-from-sa': [price.sa] }),
    ...(price.ae && { 'price-from-ae': [price.ae] }),
  };
}
