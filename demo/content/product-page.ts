import type { products } from '#content/collections/products.ts';
import type { DemoRecord } from '#demo/record.ts';
import type { Stories } from '#demo/story.ts';
import type { ProductParameters } from './product-parameters.ts';

/** Everything the demo says about one product, in the order of its page. */
export type ProductPage = {
  product: DemoRecord<typeof products> & { id: number };
  /** What its spec sheet lists. */
  parameters: ProductParameters;
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

export type ProductSection = Exclude<keyof ProductPage, 'product' | 'parameters'>;
