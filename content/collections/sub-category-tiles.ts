import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const subCategoryTiles = defineCollection({
  name: 'sub-category-tiles',
  path: 'subcategorysectionthree',
  label: { en: 'Sub-category grid', ar: 'شبكة الفئة الفرعية' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Sub Category Grid Layout', ar: 'شبكة الفئة الفرعية' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Tile gallery', ar: 'معرض المربعات' },
    heading: { en: 'In use', ar: 'أثناء الاستخدام' },
    look: 'tiles',
    from: standardLook,
    tone: 'light',
  },
});
