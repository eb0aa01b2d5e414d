import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const productTickets = defineCollection({
  name: 'product-tickets',
  path: 'productssectionnine',
  label: { en: 'Product tickets slider', ar: 'شريط بطاقات المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Tickets Slider Sections', ar: 'شريط بطاقات المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Ticket slider', ar: 'شريط البطاقات' },
    heading: { en: 'Good to know', ar: 'يهمّك أن تعرف' },
    look: 'tickets',
    from: standardLook,
    tone: 'light',
  },
});
