import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { video } from '../fields/video.ts';
import { FILM_LABEL, standardText } from '../shapes.ts';

export const productVideos = defineCollection({
  name: 'product-videos',
  path: 'productssectionten',
  label: { en: 'Product videos', ar: 'فيديوهات المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: video({ neededToAdd: true, label: FILM_LABEL }) },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product videos Tickets Slider Sections', ar: 'فيديوهات المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Video grid', ar: 'شبكة الفيديو' },
    heading: { en: 'See it run', ar: 'أثناء العمل' },
    look: 'videos',
    from: { film: 'icon' },
    tone: 'dark',
  },
});
