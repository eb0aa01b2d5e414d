import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const subCategorySlides = defineCollection({
  name: 'sub-category-slides',
  path: 'subcategorysectiontwo',
  label: { en: 'Sub-category slider', ar: 'شرائح الفئة الفرعية' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Sub Category Slider', ar: 'شرائح الفئة الفرعية' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Big carousel', ar: 'العرض الكبير' },
    heading: { en: 'Where it is at home', ar: 'أين يُستخدم' },
    look: 'slides',
    from: standardLook,
  },
});
