import type { subCategoryTiles } from '#content/collections/sub-category-tiles.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategoryTiles> = sectionOfSubCategories('tiles');
