import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { media } from '../fields/media.ts';
import { text } from '../fields/text.ts';

export const categoryBanners = defineCollection({
  name: 'category-banners',
  path: 'sectiontwo',
  label: { en: 'Media upload', ar: 'رفع الوسائط' },
  calls: standardCalls,
  parent: 'categories',
  maxPerParent: 1,
  saved: 'section-two',
  titleField: 'headline',
  fields: { headline: text({ required: true }), media_file: media({ sentAs: 'file' }) },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Media Upload', ar: 'رفع الوسائط' } },
  shown: {
    page: 'category',
    section: { en: 'Video or image banner', ar: 'بانر الفيديو أو الصورة' },
    look: 'cover',
    from: { title: 'headline', picture: 'media_file' },
  },
});
