import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const productHeadlines = defineCollection({
  name: 'product-headlines',
  path: 'productssectionfour',
  label: { en: 'Product headlines', ar: 'عناوين المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Headlines', ar: 'عناوين المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Icon and text blocks', ar: 'كتل الأيقونة والنص' },
    heading: { en: 'In numbers', ar: 'بالأرقام' },
    look: 'figures',
    from: { picture: 'icon' },
    tone: 'light',
  },
});
