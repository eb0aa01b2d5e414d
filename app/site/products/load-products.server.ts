import { data } from 'react-router';
import { readFilters, type Filters } from '#content/catalogue/filters.ts';
import type { ProductItem } from '#api/features/products/products.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>;
export type ListedProduct = Pick<ProductItem, 'id' | 'name' | 'headline' | 'image' | 'specifications'>;

/** What the address asks for; what nobody can understand in it is named and left out. */
export async function loadProducts({ operations, language, country, url }: PageArgs) {
  const { filters, problems } = readFilters(Object.fromEntries(url.searchParams), country);
  const { items, total, pages, facets, isWhole } = await operations.products.find(filters, language);
  if (filters.page > pages) throw data(null, { status: 404 });
  return { filters, wrong: Object.keys(problems), total, pages, facets, isWhole, products: items.map(listed) };
}

const NOTHING: Omit<Filters, 'country'> = { q: '', sort: '', page: 1, bounds: new Map(), choices: new Map() };

/** The first products of a category or a family, for its own page. */
export async function loadListed({ operations, language, country }: PageArgs, key: 'category' | 'family', id: number) {
  const filters: Filters = { ...NOTHING, country, choices: new Map([[key, [String(id)]]]) };
  const { items, total } = await operations.products.find(filters, language);
  return { filters, total, products: items.slice(0, MOST_BELOW).map(listed) };
}

const MOST_BELOW = 12;

function listed({ id, name, headline, image, specifications }: ProductItem): ListedProduct {
  return { id, name, headline, image, specifications };
}
