import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { slide } from '../shapes.ts';

export const heroBanners = defineCollection({
  name: 'hero-banners',
  path: 'herobanner',
  label: { en: 'Hero banners', ar: 'بانرات الواجهة' },
  calls: bannerCalls,
  shownWhile: 'active',
  deletesAtOnce: true,
  titleField: 'title',
  fields: slide,
  edited: { at: '/dashboard/hero-banners', under: '/dashboard/banners' },
  shown: { page: 'home', section: { en: 'Hero carousel', ar: 'عرض الواجهة المتحرك' } },
});
