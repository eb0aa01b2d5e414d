import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const subCategoryQuestions = defineCollection({
  name: 'sub-category-questions',
  path: 'subcategorysectionfive',
  label: { en: 'Sub-category questions', ar: 'أسئلة الفئة الفرعية' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Sub Category Questions & Answers', ar: 'أسئلة الفئة الفرعية وأجوبتها' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Questions and answers', ar: 'الأسئلة والأجوبة' },
    heading: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
    look: 'questions',
    from: { picture: 'icon' },
    tone: 'light',
  },
});
