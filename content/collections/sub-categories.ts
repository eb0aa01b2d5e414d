import { plainCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { document } from '../fields/document.ts';
import { link } from '../fields/link.ts';
import { media } from '../fields/media.ts';
import { text } from '../fields/text.ts';
import { seo } from '../shapes.ts';

export const subCategories = defineCollection({
  name: 'sub-categories',
  path: 'sub_category',
  label: { en: 'Sub Categories', ar: 'الفئات الفرعية' },
  calls: plainCalls,
  page: 'subCategory',
  titleField: 'name',
  fields: {
    name: text({ required: true }),
    title: text(),
    text: text({ long: true }),
    path: link(),
    banner: media(),
    specsheet: document(),
    ...seo,
  },
  edited: { at: '/dashboard/sub_category' },
  shown: {
    page: 'subCategory',
    section: { en: 'Sub-category page and Discover Our Products', ar: 'صفحة الفئة الفرعية وقسم اكتشف منتجاتنا' },
  },
  alsoShown: [
    {
      page: 'home',
      look: 'slides',
      layout: 'wide',
      heading: { en: 'Discover Our Products', ar: 'اكتشف منتجاتنا' },
      from: { title: 'name', text: 'title', picture: 'banner', link: 'path' },
      tone: 'light',
    },
  ],
});
