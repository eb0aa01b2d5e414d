import { collections } from '#content/index.ts';
import { readCompared } from '#content/shortlist.ts';
import { compareSpecifications, MOST_COMPARED } from '#content/specifications/compare.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { comparedOf } from './compared-product.ts';

/** More than fit on a page are found by the search and compared from there. */
const MOST_CHOICES = 200;

export async function loadCompare({ operations, reader, language, url }: PageArgs) {
  const asked = readCompared(url.searchParams.getAll('products').join(','), MOST_COMPARED + 1);
  const ids = asked.slice(0, MOST_COMPARED);
  const [products, choices] = await Promise.all([
    ids.length > 0 ? operations.content.readSome(collections.products, reader, ids) : [],
    sectionOr(operations.content.list(collections.products, reader, 0, { limit: MOST_CHOICES, offset: 0 }), []),
  ]);
  const compared = products.map(comparedOf).toSorted((a, b) => a.id - b.id);
  return {
    products: compared,
    isTooMany: asked.length > MOST_COMPARED,
    isShort: compared.length < ids.length,
    groups:
      compared.length > 1
        ? compareSpecifications(
            compared.map(({ specifications }) => specifications),
            language,
          )
        : [],
    choices: choices.map(({ id, name }) => ({ id, name })),
  };
}
