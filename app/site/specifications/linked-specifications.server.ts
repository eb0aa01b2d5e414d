import { collections } from '#content/index.ts';
import { recordAt } from '#content/page-paths.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

/** The specifications of the products some stored links lead to; none for what leads elsewhere. */
export async function linkedSpecifications(
  { operations, reader }: PageArgs,
  links: readonly string[],
): Promise<(link: string) => Specifications> {
  const ids = new Set(links.flatMap((link) => productIn(link) ?? []));
  const products = ids.size > 0 ? await operations.content.readSome(collections.products, reader, [...ids]) : [];
  const byId = new Map(products.map(({ id, specifications }) => [id, specifications]));
  return (link) => byId.get(productIn(link) ?? 0) ?? {};
}

export function productIn(link: string): number | undefined {
  const record = recordAt(link);
  return record?.page === 'product' ? record.id : undefined;
}
