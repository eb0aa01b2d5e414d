import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { video } from '../fields/video.ts';
import { standardText } from '../shapes.ts';

export const productVideos = defineCollection({
  name: 'product-videos',
  path: 'productssectionten',
  label: { en: 'Product videos', ar: 'فيديوهات المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: video({ neededToAdd: true }) },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product videos Tickets Slider Sections', ar: 'فيديوهات المنتج' } },
  shown: { page: 'product', section: { en: 'Video grid', ar: 'شبكة الفيديو' } },
});
