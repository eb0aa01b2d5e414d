import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { slide } from '../shapes.ts';

export const bodySlides = defineCollection({
  name: 'body-slides',
  path: 'bodyslider',
  label: { en: 'Body slider', ar: 'شرائح وسط الصفحة' },
  calls: bannerCalls,
  shownWhile: 'active',
  deletesAtOnce: true,
  titleField: 'title',
  fields: slide,
  edited: { at: '/dashboard/body-slider' },
  shown: { page: 'home', section: { en: 'Body slider', ar: 'شرائح وسط الصفحة' } },
});
