import type { Specifications } from '#content/specifications/kinds.ts';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';

type Product = Item<typeof collections.products>;

/** What a comparison shows of a product. */
export type ComparedProduct = { id: number; name: string; image: string; specifications: Specifications };

export function comparedOf({ id, name, image, banner, specifications }: Product): ComparedProduct {
  return { id, name, image: image || banner, specifications };
}
