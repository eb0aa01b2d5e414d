import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const subCategoryTickets = defineCollection({
  name: 'sub-category-tickets',
  path: 'subcategorysectionfour',
  label: { en: 'Sub-category tickets slider', ar: 'شريط بطاقات الفئة الفرعية' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Sub Category Tickets Slider', ar: 'شريط بطاقات الفئة الفرعية' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Ticket slider', ar: 'شريط البطاقات' },
    heading: { en: 'Good to know', ar: 'يهمّك أن تعرف' },
    look: 'tickets',
    from: standardLook,
  },
});
