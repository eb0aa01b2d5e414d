import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const sideBlogs = defineCollection({
  name: 'side-blogs',
  path: 'communitysideblogs',
  label: { en: 'Community blogs', ar: 'مدونات المجتمع' },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/community_blogs', section: { en: 'Blogs', ar: 'المدونات' } },
  shown: { page: 'community', section: { en: 'Cards under the sidebar', ar: 'بطاقات أسفل القائمة الجانبية' } },
});
