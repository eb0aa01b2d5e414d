import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { seo } from '../shapes.ts';

export const blogSections = defineCollection({
  name: 'blog-sections',
  path: 'communityonepost',
  label: { en: 'Post content', ar: 'محتوى المقالات' },
  calls: standardCalls,
  parent: 'blogs',
  allRequiredTogether: true,
  titleField: 'title',
  fields: {
    title: text({ required: true }),
    text: richText({ required: true }),
    path: link({ required: true }),
    icon: image({ neededToAdd: true }),
    ...seo,
  },
  edited: { at: '/dashboard/community/post/{id}', section: { en: 'Post Content', ar: 'محتوى المقالات' } },
  shown: { page: 'community', section: { en: 'Sections of a blog', ar: 'أقسام المدونة' } },
});
