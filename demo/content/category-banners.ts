import type { categoryBanners } from '#content/collections/category-banners.ts';
import type { DemoRecords } from '#demo/record.ts';
import { categoryPages } from './category-pages.ts';

export const records: DemoRecords<typeof categoryBanners> = categoryPages.map(({ category, banner }) => ({
  ...banner,
  parent: category.id,
}));
