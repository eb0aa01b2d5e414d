import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { iconDrawing } from '#app/server/content-icons.ts';
import type { CategoryProduct } from './category-product.ts';

/** What the page draws of each product, with the drawings of its icons instead of their names. */
export function drawIcons(products: readonly Item<typeof collections.categoryProducts>[]): Promise<CategoryProduct[]> {
  return Promise.all(
    products.map(
      async ({ category_id: _c, position: _p, version: _v, published: _s, created_at: _a, updated_at: _u, icons, ...product }) => ({
        ...product,
        icons: (await Promise.all(icons.map(iconDrawing))).filter(Boolean),
      }),
    ),
  );
}
