import { sliderCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { iconCard } from '../shapes.ts';

export const contentSlides = defineCollection({
  name: 'content-slides',
  path: 'homecontentslider',
  label: { en: 'Content slider', ar: 'شريط المحتوى' },
  calls: sliderCalls,
  deletesAtOnce: true,
  titleField: 'title',
  fields: iconCard,
  edited: { at: '/dashboard/content-slider', under: '/dashboard/banners' },
  shown: {
    page: 'home',
    section: { en: 'Why choose us', ar: 'لماذا تختارنا' },
    look: 'icon-cards',
    from: { text: 'info' },
    tone: 'light',
  },
});
