import type { categoryQuestions } from '#content/collections/category-questions.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfCategories } from './category-pages.ts';

export const records: DemoRecords<typeof categoryQuestions> = sectionOfCategories('questions');
