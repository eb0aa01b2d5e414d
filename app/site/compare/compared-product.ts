import { chosenAs, listedAs, readChosen } from '#content/chosen-size.ts';
import { offeredSizes } from '#content/offered-size.ts';
import type { Compared } from '#content/shortlist.ts';
import { specificationsOf } from '#content/specifications/of-chosen.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';

type Product = Item<typeof collections.products>;

export type ComparedProduct = { id: number; name: string; image: string; specifications: Specifications };

/** One column of it: `specifications` are those of the chosen size or wall, `sizes` all that are offered. */
export type ComparedColumn = ComparedProduct & { compared: Compared; sizes: readonly number[] };

export function columnOf(product: ComparedProduct, asked: Compared): ComparedColumn {
  const chosen = readChosen(product.specifications, chosenAs(asked));
  const specifications = specificationsOf(product.specifications, chosen);
  return { ...product, specifications, sizes: offeredSizes(product.specifications), compared: listedAs(product.id, chosen) };
}

export function comparedOf({ id, name, image, banner, specifications }: Product): ComparedProduct {
  return { id, name, image: image || banner, specifications };
}
