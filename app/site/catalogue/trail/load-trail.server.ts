import { collections } from '#content/index.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Item } from '#api/content/present.ts';
import type { Crumb } from './crumb.ts';

type Sibling = Item<typeof collections.subCategoryProducts>;
type Reading = Pick<PageArgs, 'operations' | 'reader'>;

/** What leads to a page, as far as the strips of categories and sub-categories say: they are the tree's only memory. */
export async function trailToSubCategory(reading: Reading, id: number): Promise<Crumb[]> {
  const category = await categoryThatLinks(reading, `/sub-category/${id}`);
  return category ? [category] : [];
}

export async function trailToProduct(reading: Reading, id: number): Promise<{ crumbs: Crumb[]; siblings: Sibling[] }> {
  const path = `/product/${id}`;
  const owner = await subCategoryThatLists(reading, path);
  if (!owner) {
    const category = await categoryThatLinks(reading, path);
    return { crumbs: category ? [category] : [], siblings: [] };
  }
  const { subCategory, strip } = owner;
  const crumbs = [...(await trailToSubCategory(reading, subCategory.id)), subCategory];
  return { crumbs, siblings: strip.filter((item) => !leadsTo(item.path, path)) };
}

async function categoryThatLinks({ operations, reader }: Reading, path: string): Promise<Crumb | undefined> {
  const categories = await operations.content.list(collections.categories, reader);
  const strips = await Promise.all(categories.map(({ id }) => operations.content.list(collections.categoryLinks, reader, id)));
  const found = categories.find((_, index) => strips[index]?.some((item) => leadsTo(item.path, path)));
  return found && { page: 'category', id: found.id, name: found.name };
}

async function subCategoryThatLists({ operations, reader }: Reading, path: string) {
  const subCategories = await operations.content.list(collections.subCategories, reader);
  const strips = await Promise.all(subCategories.map(({ id }) => operations.content.list(collections.subCategoryProducts, reader, id)));
  const at = strips.findIndex((strip) => strip.some((item) => leadsTo(item.path, path)));
  const [found, strip] = [subCategories[at], strips[at]];
  return found && strip && { subCategory: { page: 'subCategory', id: found.id, name: found.name } satisfies Crumb, strip };
}

/** With or without the decorative name. */
function leadsTo(link: string, path: string): boolean {
  return link === path || link.startsWith(`${path}/`);
}
