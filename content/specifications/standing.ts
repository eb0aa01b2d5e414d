import type { SpecificationPart, SpecificationValue } from './define.ts';
import type { Specifications } from './kinds.ts';

/** A screen that stands upright turns its pixels with it: whoever makes films for it needs 2,160 × 3,840. */
export function asItStands(specifications: Specifications): Specifications {
  const { resolution, 'picture-size': pictures } = specifications;
  const [usual] = resolution ?? [];
  if (!resolution || usual === undefined || !pictures) return specifications;
  const count = pictures.every((picture) => isUpright(picture) === isUpright(pictures[0])) ? resolution.length : pictures.length;
  const turned: SpecificationValue = Array.from({ length: count }, (_, index) => {
    const pixels = resolution[index] ?? usual;
    const isTurned = isUpright(pictures[index] ?? pictures[0]) !== isUpright(pixels);
    return isTurned && Array.isArray(pixels) ? pixels.toReversed() : pixels;
  });
  return { ...specifications, resolution: turned };
}

function isUpright(part: SpecificationPart | undefined): boolean {
  return Array.isArray(part) && part[0] < part[1];
}
