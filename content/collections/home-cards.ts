import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { slide } from '../shapes.ts';

export const homeCards = defineCollection({
  name: 'home-cards',
  path: 'homeslider',
  label: { en: 'Cards slider', ar: 'شريط البطاقات' },
  calls: bannerCalls,
  shownWhile: 'active',
  deletesAtOnce: true,
  titleField: 'title',
  fields: slide,
  edited: { at: '/dashboard/cards-slider' },
  shown: { page: 'home', section: { en: 'Get to Know More', ar: 'تعرّف أكثر' } },
});
