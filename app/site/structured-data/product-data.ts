type ProductFacts = {
  origin: string;
  path: string;
  product: { id: number; name: string; description: string };
  image: { url: string } | undefined;
  brand: string;
  /** The name of the nearest category, where one is known. */
  category: string | undefined;
};

export function productData({ origin, path, product, image, brand, category }: ProductFacts): object {
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
  };
}
