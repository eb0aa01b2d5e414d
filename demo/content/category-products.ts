import type { categoryProducts } from '#content/collections/category-products.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfCategories } from './category-pages.ts';

export const records: DemoRecords<typeof categoryProducts> = sectionOfCategories('products');
