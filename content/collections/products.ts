import { plainCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { document } from '../fields/document.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { media } from '../fields/media.ts';
import { specifications } from '../fields/specifications.ts';
import { text } from '../fields/text.ts';
import { seo } from '../shapes.ts';

export const products = defineCollection({
  name: 'products',
  path: 'products',
  label: { en: 'Products', ar: 'المنتجات' },
  calls: plainCalls,
  page: 'product',
  saved: 'product',
  deletesAtOnce: true,
  titleField: 'name',
  fields: {
    name: text({ required: true }),
    headline: text(),
    description: text({ long: true }),
    image: image(),
    banner: media(),
    specsheet: document(),
    specifications: specifications(),
    features: list({ title: text(), image: image() }, { singular: 'feature', inColumns: true }),
    ...seo,
  },
  edited: { at: '/dashboard/products' },
  shown: { page: 'product', section: { en: 'Product page and search', ar: 'صفحة المنتج والبحث' } },
});
