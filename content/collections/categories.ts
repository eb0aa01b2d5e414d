import { namedCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { seo } from '../shapes.ts';

export const categories = defineCollection({
  name: 'categories',
  path: 'category',
  label: { en: 'Categories', ar: 'الفئات' },
  calls: namedCalls,
  page: 'category',
  deletesAtOnce: true,
  titleField: 'name',
  fields: { name: text({ required: true }), path: link(), icon: image(), ...seo, share_image: image() },
  edited: { at: '/dashboard/categories' },
  shown: { page: 'category', section: { en: 'Navigation bar and category page', ar: 'شريط التنقل وصفحة الفئة' } },
});
