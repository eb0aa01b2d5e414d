import type { subCategoryTickets } from '#content/collections/sub-category-tickets.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategoryTickets> = sectionOfSubCategories('tickets');
