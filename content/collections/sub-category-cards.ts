import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const subCategoryCards = defineCollection({
  name: 'sub-category-cards',
  path: 'subcategorysectionone',
  label: { en: 'Three tickets', ar: 'البطاقات الثلاث' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Three Tickets', ar: 'البطاقات الثلاث' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Content cards', ar: 'بطاقات المحتوى' },
    look: 'cards',
    from: standardLook,
    tone: 'light',
  },
});
