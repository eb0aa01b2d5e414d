import type { categoryTiles } from '#content/collections/category-tiles.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfCategories } from './category-pages.ts';

export const records: DemoRecords<typeof categoryTiles> = sectionOfCategories('tiles');
