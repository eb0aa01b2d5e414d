import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const productSlides = defineCollection({
  name: 'product-slides',
  path: 'productssectionfive',
  label: { en: 'Product slider cards', ar: 'بطاقات عرض المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Slider Cards', ar: 'بطاقات عرض المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Big carousel', ar: 'العرض الكبير' },
    heading: { en: 'Where it is at home', ar: 'أين يُستخدم' },
    look: 'slides',
    from: standardLook,
  },
});
