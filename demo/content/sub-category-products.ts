import type { subCategoryProducts } from '#content/collections/sub-category-products.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategoryProducts> = sectionOfSubCategories('products');
