import type { productQuestions } from '#content/collections/product-questions.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productQuestions> = sectionOfProducts('questions');
