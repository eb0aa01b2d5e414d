import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const categoryLinks = defineCollection({
  name: 'category-links',
  path: 'subcategorysectionzero',
  label: { en: 'Sub-categories of a category', ar: 'الفئات الفرعية للفئة' },
  calls: standardCalls,
  parent: 'categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Sub Categories', ar: 'الفئات الفرعية' } },
  shown: {
    page: 'category',
    section: { en: 'Icon strip', ar: 'شريط الأيقونات' },
    heading: { en: 'Find your kind', ar: 'اعثر على ما يناسبك' },
    look: 'strip',
    area: 'top',
    from: standardLook,
  },
});
