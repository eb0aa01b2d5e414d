import type { subCategories } from '#content/collections/sub-categories.ts';
import type { DemoRecord } from '#demo/record.ts';
import type { Stories, Story } from '#demo/story.ts';
import { productPages } from './product-pages.ts';

/** Everything the demo says about one sub-category, in the order of its page. */
export type SubCategoryPage = {
  subCategory: DemoRecord<typeof subCategories> & { id: number };
  products: Stories;
  cards: Stories;
  slides: Stories;
  tiles: Stories;
  tickets: Stories;
  questions: Stories;
};

export type SubCategorySection = Exclude<keyof SubCategoryPage, 'subCategory'>;

/** Strip items say what the products say of themselves. */
export function stripOf(...ids: number[]): Story[] {
  const chosen = ids.flatMap((id) => productPages.filter(({ product }) => product.id === id));
  return chosen.map(({ product: { id, en, ar, files } }) => ({
    en: { title: en.name ?? '', text: en.headline ?? '' },
    ar: { title: ar.name ?? '', text: ar.headline ?? '' },
    shared: { path: `/product/${id}` },
    ...(files?.image && { files: { icon: files.image } }),
  }));
}
