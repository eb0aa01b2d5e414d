import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { slide, slideLook } from '../shapes.ts';

export const bodySlides = defineCollection({
  name: 'body-slides',
  path: 'bodyslider',
  label: { en: 'Body slider', ar: 'شرائح وسط الصفحة' },
  calls: bannerCalls,
  shownWhile: 'active',
  deletesAtOnce: true,
  titleField: 'title',
  fields: slide,
  edited: { at: '/dashboard/body-slider', under: '/dashboard/banners' },
  shown: {
    page: 'home',
    section: { en: 'Body slider', ar: 'شرائح وسط الصفحة' },
    heading: { en: 'Light at work', ar: 'الضوء في مكانه' },
    look: 'stories',
    from: slideLook,
  },
});
