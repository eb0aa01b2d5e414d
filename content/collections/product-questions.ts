import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const productQuestions = defineCollection({
  name: 'product-questions',
  path: 'productssectionsix',
  label: { en: 'Product questions', ar: 'أسئلة المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Questions Sections', ar: 'أسئلة المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Questions and answers', ar: 'الأسئلة والأجوبة' },
    heading: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
    look: 'questions',
    from: { picture: 'icon' },
    tone: 'light',
  },
});
