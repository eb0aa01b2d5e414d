import { data } from 'react-router';
import { readFilters, type Filters } from '#content/catalogue/filters.ts';
import type { Found, ProductItem } from '#api/features/products/products.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type ProductsData = Pick<Found, 'total' | 'pages' | 'facets' | 'isWhole' | 'isReckoned'> & {
  filters: Filters;
  /** The keys that nobody could understand. */
  wrong: readonly string[];
  products: readonly ListedProduct[];
};
export type ListedProduct = Pick<ProductItem, 'id' | 'name' | 'headline' | 'image' | 'specifications'>;

/** What the address asks for; what nobody can understand in it is named and left out. */
export async function loadProducts({ operations, language, country, url }: PageArgs): Promise<ProductsData> {
  const { filters, problems } = readFilters(Object.fromEntries(url.searchParams), country);
  const { items, ...found } = await operations.products.find(filters, language);
  if (filters.page > found.pages) throw data(null, { status: 404 });
  return { ...found, filters, wrong: Object.keys(problems), products: items.map(listed) };
}

const NOTHING: Omit<Filters, 'country'> = { q: '', sort: '', page: 1, bounds: new Map(), choices: new Map() };

/** The products of a category or a family, for its own page; what is chosen there leads to the list of all products. */
export async function loadListed(
  { operations, language, country }: PageArgs,
  key: 'category' | 'family',
  id: number,
): Promise<ProductsData> {
  const filters: Filters = { ...NOTHING, country, choices: new Map([[key, [String(id)]]]) };
  const { items, ...found } = await operations.products.find(filters, language);
  return { ...found, filters, wrong: [], products: items.map(listed) };
}

function listed({ id, name, headline, image, specifications }: ProductItem): ListedProduct {
  return { id, name, headline, image, specifications };
}
