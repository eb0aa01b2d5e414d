import { namedCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

export const blogs = defineCollection({
  name: 'blogs',
  path: 'community',
  label: { en: 'Community', ar: 'المجتمع' },
  help: {
    en: 'A blog of the Community page; its sections are what visitors read and comment on.',
    ar: 'مدونة في صفحة المجتمع، وأقسامها هي ما يقرؤه الزوار ويعلّقون عليه.',
  },
  calls: namedCalls,
  titleField: 'name',
  fields: { name: text({ required: true }), icon: image() },
  edited: { at: '/dashboard/community' },
  shown: { page: 'community', section: { en: 'Sidebar of blogs', ar: 'قائمة المدونات الجانبية' } },
});
