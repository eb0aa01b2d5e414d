import type { subCategories } from '#content/collections/sub-categories.ts';
import type { DemoRecords } from '#demo/record.ts';
import { subCategoryPages } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategories> = subCategoryPages.map(({ subCategory }) => subCategory);
