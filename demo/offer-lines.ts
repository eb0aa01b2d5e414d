import { listPrice } from '#content/offers/list-price.ts';
import type { OfferLine } from '#content/offers/offer.ts';
import { chosenText } from '#api/typesetting/chosen-text.ts';
import type { DemoOffer } from './content/offers.ts';
import { productPages } from './content/product-pages.ts';

/** At the prices of the demo company's own data. */
export function offerLinesOf({ lines, extras, country, language }: DemoOffer): OfferLine[] {
  const products = lines.map(({ product, wall, quantity, discount = 0 }): OfferLine => {
    const page = productPages.find((one) => one.product.id === product)?.product;
    if (!page) throw new Error(`there is no product ${product} for a demo offer`);
    const { specifications } = page.shared;
    const chosen = wall ? { wall } : {};
    const price = listPrice(specifications, country, chosen);
    if (price === undefined) throw new Error(`product ${product} of a demo offer has no price`);
    const note = chosenText(chosen, specifications, language);
    return {
      kind: 'product',
      product_id: product,
      ...chosen,
      title: page[language].name ?? '',
      note,
      quantity,
      unit_price: price,
      list_price: price,
      discount,
    };
  });
  const others = extras.map(({ kind, title, quantity, unit_price }): OfferLine => {
    return { kind, title: title[language], note: '', quantity, unit_price, discount: 0 };
  });
  return [...products, ...others];
}
