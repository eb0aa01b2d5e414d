import type { categoryCards } from '#content/collections/category-cards.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfCategories } from './category-pages.ts';

export const records: DemoRecords<typeof categoryCards> = sectionOfCategories('cards');
