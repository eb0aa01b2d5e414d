import type { categoryLinks } from '#content/collections/category-links.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfCategories } from './category-pages.ts';

export const records: DemoRecords<typeof categoryLinks> = sectionOfCategories('links');
