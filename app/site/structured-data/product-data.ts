import type { Specifications } from '#content/specifications/kinds.ts';
import { priceIn } from '#content/specifications/price.ts';
import { COUNTRIES } from '#i18n/locales.ts';

type ProductFacts = {
  origin: string;
  path: string;
  product: { id: number; name: string; description: string };
  image: { url: string } | undefined;
  brand: string;
  /** The name of the nearest category, where one is known. */
  category: string | undefined;
  specifications: Specifications;
};

export function productData({ origin, path, product, image, brand, category, specifications }: ProductFacts): object {
  const offers = offersOf(specifications, origin + path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: origin + path,
    productID: String(product.id),
    brand: { '@type': 'Brand', name: brand },
    ...(image && { image: [origin + image.url] }),
    ...(category && { category }),
    ...(offers.length > 0 && { offers }),
  };
}

/** The lowest price of each country; of what is sold by area, that of a square metre (`MTK`). */
function offersOf(specifications: Specifications, url: string): object[] {
  return Object.values(COUNTRIES).flatMap(({ code }): object[] => {
    const price = priceIn(specifications, code);
    if (!price) return [];
    const money = { priceCurrency: price.currency, areaServed: code.toUpperCase(), url };
    if (price.of === 'product') return [{ '@type': 'AggregateOffer', lowPrice: price.amount, ...money }];
    const unit = { '@type': 'UnitPriceSpecification', minPrice: price.amount, priceCurrency: price.currency, unitCode: 'MTK' };
    return [{ '@type': 'Offer', priceSpecification: unit, ...money }];
  });
}
