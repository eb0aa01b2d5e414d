import type { subCategoryQuestions } from '#content/collections/sub-category-questions.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfSubCategories } from './sub-category-pages.ts';

export const records: DemoRecords<typeof subCategoryQuestions> = sectionOfSubCategories('questions');
