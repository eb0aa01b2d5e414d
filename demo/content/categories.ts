import type { categories } from '#content/collections/categories.ts';
import type { DemoRecords } from '#demo/record.ts';
import { categoryPages } from './category-pages.ts';

export const records: DemoRecords<typeof categories> = categoryPages.map(({ category }) => category);
