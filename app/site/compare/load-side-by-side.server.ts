import { collections } from '#content/index.ts';
import { compareSpecifications, MOST_COMPARED, type ComparedGroup } from '#content/specifications/compare.ts';
import type { LoadedPart } from '#app/looks/look-props.ts';
import { plainPath } from '#app/page/address.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { productIn } from '#app/site/specifications/linked-specifications.server.ts';
import { comparedOf, type ComparedProduct } from './compared-product.ts';

export type SideBySide = { products: readonly ComparedProduct[]; groups: readonly ComparedGroup[] };

/** The picture, by which one tells them apart; everything else is one link away. */
const GROUPS = 1;

/** The products that the columns of a page lead to, with the rows all of them share. */
export async function loadSideBySide(page: PageArgs, sections: readonly LoadedPart[]): Promise<SideBySide> {
  const links = sections.flatMap((part) =>
    'look' in part && part.look === 'columns' ? part.props.records.flatMap(({ link }) => (link && !link.isOutside ? [link.to] : [])) : [],
  );
  const ids = [...new Set(links.flatMap((link) => productIn(plainPath(link)) ?? []))].slice(0, MOST_COMPARED);
  if (ids.length < 2) return { products: [], groups: [] };
  const found = await sectionOr(page.operations.content.readSome(collections.products, page.reader, ids), []);
  const products = found.map(comparedOf).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const all = products.map(({ specifications }) => specifications);
  return { products, groups: compareSpecifications(all, page.language, Math.max(2, all.length)).slice(0, GROUPS) };
}
