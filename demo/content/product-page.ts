import type { products } from '#content/collections/products.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { DemoRecord } from '#demo/record.ts';
import type { Stories } from '#demo/story.ts';

/** Everything the demo says about one product, in the order of its page. */
export type ProductPage = {
  product: DemoRecord<typeof products> & { id: number; shared: { specifications: Specifications } };
  cards: Stories;
  rows: Stories;
  films?: Stories;
  headlines: Stories;
  slides?: Stories;
  media?: Stories;
  tickets?: Stories;
  videos?: Stories;
  questions: Stories;
};

export type ProductSection = Exclude<keyof ProductPage, 'product'>;
