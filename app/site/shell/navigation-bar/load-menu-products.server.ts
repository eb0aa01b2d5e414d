import { collections } from '#content/index.ts';
import { pairsOf } from '#content/known.ts';
import { recordAt } from '#content/page-paths.ts';
import { linkResolver } from '#app/looks/resolve-links.server.ts';
import type { DrawnLink } from '#app/looks/look-props.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type MenuProduct = { family: string; to: string; title: string; icon: string; prices: DrawnLink['prices'] };

/** For each family in the bar the product that leads its own list; a family that lists none that can be seen has none. */
export async function loadMenuProducts(page: PageArgs): Promise<{ products: MenuProduct[] }> {
  const { operations, reader } = page;
  const categories = await operations.content.list(collections.categories, reader);
  const links = await Promise.all(categories.map(({ id }) => operations.content.list(collections.categoryLinks, reader, id)));
  const families = links.flat().flatMap(({ path }) => {
    const record = recordAt(path);
    return record?.page === 'subCategory' ? [{ id: record.id, path }] : [];
  });
  const listed = await Promise.all(families.map(({ id }) => operations.content.list(collections.subCategoryProducts, reader, id)));
  const stored = [...families, ...listed.flat()].map(({ path }) => path);
  const resolve = await linkResolver(page, stored);
  const products = pairsOf(families, listed).flatMap(([{ path }, strip]) => {
    const family = resolve(path)?.to;
    const first = strip.find((item) => recordAt(item.path)?.page === 'product' && resolve(item.path));
    if (!family || !first) return [];
    const link = resolve(first.path);
    return link ? [{ family, to: link.to, title: first.title, icon: first.icon, prices: link.prices }] : [];
  });
  return { products };
}
