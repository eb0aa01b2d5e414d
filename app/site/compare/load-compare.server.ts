import { collections } from '#content/index.ts';
import { isChanged } from '#content/as-offered.ts';
import { readCompared, unreadIn, writeCompared } from '#content/shortlist.ts';
import { compareSpecifications, MOST_COMPARED } from '#content/specifications/compare.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { columnOf, comparedOf } from './compared-product.ts';

/** More than fit on a page are found by the search and compared from there. */
const MOST_CHOICES = 200;

export async function loadCompare({ operations, reader, language, url }: PageArgs) {
  const text = url.searchParams.getAll('products').join(',');
  const asked = readCompared(text, MOST_COMPARED + 1);
  const wanted = asked.slice(0, MOST_COMPARED);
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const [products, choices] = await Promise.all([
    ids.length > 0 ? operations.content.readSome(collections.products, reader, ids) : [],
    sectionOr(operations.content.list(collections.products, reader, 0, { limit: MOST_CHOICES, offset: 0 }), []),
  ]);
  const byId = new Map(products.map((product) => [product.id, comparedOf(product)]));
  const columns = wanted.flatMap((one) => {
    const product = byId.get(one.id);
    return product ? [{ ...columnOf(product, one), asked: one }] : [];
  });
  // A size that is not offered is any size, which may stand there already.
  const compared = [...new Map(columns.map((column) => [writeCompared([column.compared]), column])).values()];
  return {
    products: compared,
    isTooMany: asked.length > MOST_COMPARED,
    isShort: byId.size < ids.length,
    unread: unreadIn(text),
    changed: columns
      .filter(({ asked: one, compared: shown }) => isChanged(one, shown))
      .map(({ name, asked: one }) => ({ name, asked: one })),
    groups:
      compared.length > 1
        ? compareSpecifications(
            compared.map(({ specifications }) => specifications),
            language,
          )
        : [],
    // With a table they are folded, and there are pictures above.
    choices: choices.map(({ id, name, image }) => ({ id, name, image: compared.length > 1 ? '' : image })),
  };
}
