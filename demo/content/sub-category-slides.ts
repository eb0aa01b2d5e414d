import type { subCategorySlides } from '#content/collections/sub-category-slides.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategorySlides> = sectionOfSubCategories('slides');
