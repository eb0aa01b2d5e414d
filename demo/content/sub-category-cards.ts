import type { subCategoryCards } from '#content/collections/sub-category-cards.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategoryCards> = sectionOfSubCategories('cards');
