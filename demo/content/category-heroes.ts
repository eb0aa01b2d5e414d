import type { categoryHeroes } from '#content/collections/category-heroes.ts';
import type { DemoRecords } from '#demo/record.ts';
import { categoryPages } from './category-pages.ts';

export const records: DemoRecords<typeof categoryHeroes> = categoryPages.map(({ category, hero }) => ({ ...hero, parent: category.id }));
