import { numberFor } from '../specifications/values.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { cabinetOf } from './cabinet.ts';

type Product = { specifications: Specifications };

/** Of some products the wall that is most like another one: made for the same places, and as fine. */
export function nearestWall<P extends Product>(like: Specifications | undefined, products: readonly P[]): P | undefined {
  const places = like?.suits ?? [];
  const pitch = like && numberFor(like, 'pixel-pitch');
  const distance = ({ specifications }: P) => {
    const shared = places.filter((place) => specifications.suits?.includes(place)).length;
    const own = numberFor(specifications, 'pixel-pitch');
    return (places.length - shared) * 100 + (pitch && own ? Math.abs(Math.log(own / pitch)) : 0);
  };
  const walls = products.filter(({ specifications }) => cabinetOf(specifications));
  return walls.toSorted((a, b) => distance(a) - distance(b))[0];
}
