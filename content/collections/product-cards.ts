import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { drawing } from '../drawings.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const productCards = defineCollection({
  name: 'product-cards',
  path: 'productssectionone',
  label: { en: 'Product info', ar: 'معلومات المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardItem, drawing: drawing() },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Info', ar: 'معلومات المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Content cards', ar: 'بطاقات المحتوى' },
    look: 'cards',
    from: standardLook,
    tone: 'light',
  },
});
