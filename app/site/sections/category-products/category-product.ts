import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';

type Product = Item<typeof collections.categoryProducts>;

export type CategoryProduct = Pick<
  Product,
  | 'id'
  | 'headline_one'
  | 'headline_two'
  | 'headline_three'
  | 'description'
  | 'about'
  | 'path'
  | 'image'
  | 'specsheet'
  | 'sizes'
  | 'features'
  | 'advantages'
  | 'fallback'
> & {
  /** Drawings, not names: the browser has only the interface's own icons. */
  icons: string[];
};
