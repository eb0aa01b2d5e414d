import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { drawing } from '../drawings.ts';
import { figure, standardItem, standardLook } from '../shapes.ts';

export const productRows = defineCollection({
  name: 'product-rows',
  path: 'productssectiontwo',
  label: { en: 'Product flipped cards', ar: 'بطاقات المنتج المتعاكسة' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardItem, figure, drawing: drawing() },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Flipped Cards', ar: 'بطاقات المنتج المتعاكسة' } },
  shown: {
    page: 'product',
    section: { en: 'Alternating image and text rows', ar: 'صفوف متعاكسة من الصور والنصوص' },
    look: 'rows',
    from: standardLook,
  },
});
